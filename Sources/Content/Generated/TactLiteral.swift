// swift-format-ignore-file
// Compiled from Resources/tact.txt by Tools/words/compile.py.

enum TactLiteral {
  static let lines: String = """
aautolesión|0
aautomutilation|0
abunuh|0 diri
aich|0 will nicht mehr
aintihar|0
aitsemurha|0
aoverdose|0
asamobójstwo|0
asebevražda|0
aselbstmord|0
aselbstmordgedanken|0
aselvmord|0
asinucide|0
asinucidere|0
asjälvmord|0
asuicide|0
asuicidio|0
asuicídio|0
asuizid|0
asuizidgedanken|0
atự|0 tử
azelfmoord|0
aöngyilkosság|0
aαυτοκτονία|0
aсамогубство|0
aсамоубийство|0
aсуицид|0
aהתאבדות|0
aالانتحار|0
aانتحار|0
aخودکشی|0
aआत|0 महत या
aฆ่|0 า ตั ว ต า ย
a自|0 殺|0 杀|0 傷|0 残|0 殘
a자살|0
a자해|0
c1|1 am
c10|-4 k
c2|1 am
c5|1 am|-4 k
c:)|-4
c;)|-4
ca|1 word|-4 check|-4 job|-4 pleasure|-4 blast
cable|-4 to
cabove|-4 and beyond
cacceptance|-4
caccepted|-4|-4 into|-4 by
caced|-4
cache*|1
cachiev*|-4
cadmitted|-4 to
cadorable|-4
cadore|-4
cafraid|1
cafter|-4 the op
cafternoon|-4 with
cagain|1
cagainst|1
cahead|-4 of schedule
cairbag|1
calarm|1
calbum|-2
call|1 day|1 night|1 weekend|1 week|1 over again|1 saw|-4 done|-4 clear|-4 good|-4 found
callotment|-2
callowed|-4 me to finish
calmost|1
calone|1
cam|-4 able to
camazing|-4
cangry|1
canniversary|-2
canother|1|-4 dog|-4 cat
cany|1 more
canymore|1
canyone|1|1 else
canything|1
canywhere|1
capart|1 from|1
capologised|-4 and
capologized|-4 and
capparently|1
capplause|-4
capples|-2
capplication|1
cappointment|1
cappreciat*|-4
cappreciated|-2
capproval|-4
capproved|-4|-4 the
caquarium|-2
carent|1
cargue*|1
cargument|1
carmchair|-2
carrested|1
carrival|-2
carrived|-2
cas|1 if
cash|1
cask|1
casked|1|-4 for help
casks|1
cassembled|-2
cat|-4 last|-4 the pool
cate|-4 a|-4 some|-4 my|-4 the|-4 at|-4 dinner|-2
cattic|-2
cavoid*|1
cawake|1
caway|1
cawesome|-4
cawful|1
cawkward|1
cback|1 on|1 in|1 to|1 at|-4 to normal
cbacked|-4 up
cbacon|-2
cbad|1
cbadminton|-2
cbag|1
cbags|1
cbaked|-4
cbalcony|-2
cband|-2
cbang|-4 on
cbarbecue|-4
cbarely|1
cbargain|-4
cbasil|-2
cbasketball|-4
cbathroom|1
cbbq|-4
cbeach|-4
cbeaming|-4
cbeans|-2
cbeat|-4
cbeautiful|-4|-4 day
cbeautifully|-4
cbecame|-4
cbecause|1
cbedtime|-4 story
cbee|-2
cbeen|-4 wanting
cbeer|-2
cbees|-2
cbefore|-4 the alarm
cbeg|1
cbegged|1
cbehind|1|1 the
cbench|-4 pressed
cbend|1
cbenefit|1
cbenefits|1
cbenign|-2
cbest|-4|-4 friend
cbetter|-4 night|-4 than i|-4 than expected
cbetween|1|1 us
cbid|-2
cbike|-4
cbiked|-2
cbill|1
cbills|1
cbins|-2
cbirth|-4 of
cbirthday|-4
cbiscuit*|-2
cblackberr*|-4
cblackbird|-2
cblessed|-4
cblock*|1
cblood|1
cbloom*|-2
cblossom*|-2
cblue|-4 sky
cbluebell*|-4
cblueberr*|-2
cboard|-4 game*
cboat|-2
cbonus|-4
cbooked|-4|-4 a|-4 my|-4 our
cbooks|-2
cborder|1
cboss|-4 approved|-4 said thank
cbought|-4|-4 me|-4 a|-4 my|-4 some|-4 new|-4 us|-4 a|-4 an|-4 some|-4 my|-4 new
cbouldering|-2
cbowling|-4
cbox|1
cboxes|1
cboyfriend|-4 made|-2
cbrand|-4 new
cbread|-2
cbreak*|1
cbreakfast|-2
cbreathed|-2
cbreathing|-4 exercise
cbrewed|-2
cbright|-2
cbrilliant|-4
cbroke|1
cbroken|1
cbrought|-4 me|-4 home|-4 us
cbrownie*|-2
cbrunch|-4
cbubble|-4 bath
cbuilt|-2
cbulb|-2
cbulbs|-2
cbunny|-2
cburger*|-4
cburn*|1
cburrito*|-2
cbus|-4 driver
cbut|1
cbutterfl*|-2
cby|1 now|-4 myself and|-4 the pool
ccake|-4
ccakes|-4
ccalled|1 me
ccalm|-2
ccame|-4 out right|-4 out well|-4 over|-4 to visit|-4 first|-4 second|-4 third|-4 to meet|-4 home to
ccampfire|-2
ccamping|-4
ccan|-4 now
ccancel*|1
ccanceled|1
ccancelled|1
ccandle*|-2
ccandy|-2
ccanoe|-2
ccant|1
ccar|-4 washed
ccards|-2
ccareer|1
ccarved|-2
ccastle|-2
ccatching|-4 up
ccaught|-4 a fish|-4 a carp|-4 a trout|-4 up
ccelebrat*|-4
ccello|-2
ccertificate|-2
cchair|1
cchampagne|-4
cchanged|-4 my|-4 a tyre|-4 a tire
cchapter|-2
ccharity|-4 shop
cchat|-4 with
cchatted|-2
ccheap|-2
ccheered|-2
ccheese|-2
ccherish|-4
ccherries|-2
cchess|-4
cchick|-2
cchicken|-2
cchicks|-2
cchips|-2
cchocolate|-4
cchoir|-2
cchord|-2
cchords|-2
cchose|-4 me
cchosen|-2
cchristening|-2
cchuckled|-4
cchuffed|-4
cchurch|-2
ccigarette|-4 free
ccinema|-2
ccitizenship|-2
cclapped|-2
ccleaned|-4 up|-4 the|-2
cclear|-4 results|-2
ccleared|-2
cclimbed|-4
cclimbing|-4 wall
cclinic|1
cclosed|1
ccoat|1
ccocktail*|-2
ccocoa|-2
ccoded|1
ccoffee|-4 with|-2
ccoins|-2
ccomic|-2
ccoming|-4 to visit|-4 home
ccompiled|-2
ccomplete|-4
ccompleted|-4
ccompleting|-4
ccompliment*|-4
ccomplimented|-4 me|-4
ccomposted|-2
ccomputer|-2
cconcert|-4
ccongrat*|-4
ccongratulated|-4
ccontent|-4
cconversation|-2
ccooked|-4 me|-4 for me|-4 us|-2
ccookie*|-4
ccool|-4 outside
ccops|1
ccorridor|1
ccostume|-2
ccosy|-4
ccould|1 have
ccouldnt|1
ccounts|-4
ccourgette*|-2
ccourt|1
ccow|-2
ccoworker|-2
ccoworkers|-2
ccozy|-4
ccrack*|1
ccracked|1
ccrash*|1
ccrawled|-2
ccricket|-4
ccried|1
ccrisp|-2
ccrocheted|-2
ccrocus*|-2
ccroissant*|-2
ccrossed|-4 off
ccrossword|-4
ccrumble|-2
ccrushed|-4
ccry|1
ccrying|1
ccuckoo|-2
ccuddl*|-4
ccuddle*|-2
ccuddled|-4
ccuddling|-4
ccuddly|-2
ccup|-2
ccupboard*|-2
ccurled|-4 up
ccurry|-2
ccustomer|-2
ccute|-4
ccycle|-2
ccycled|-4
ccycling|-2
cdada|-4
cdaffodil*|-2
cdance|-4
cdanced|-4
cdancing|-4
cdark|1
cdarned|-2
cdate|-4 night|-4 with
cdating|-2
cdaughter|-4 made
cday|-4 off|-4 out|-4 at the|-4 with
cdays|1|-4 early|-4 sober|-4 clean
cdeadlift*|-2
cdeadline|-4 met
cdebt|1|-4 free
cdebugged|-2
cdeclin*|1
cdecluttered|-4
cdeer|-2
cdegree|-4
cdelay*|1
cdelet*|1
cdelicious|-4
cdelighted|-4
cdelivered|-2
cden*|1
cdenied|1
cdeployed|1|-4 the
cdescaled|-4
cdessert|-2
cdiary|1
cdid|-4 not have to|-4 well
cdidnt|1|1 see|-4 have to|-4 need to
cdifficult|1
cdinner|-4 with|-4 out
cdiploma|-2
cdiscount|-4
cdiscovered|-4
cdishwasher|-2
cdistance|1
cdoc|1
cdoctor|1
cdoesnt|1
cdoing|-4 well
cdollars|-4
cdolphin*|-2
cdonated|-4
cdone|-4
cdont|1|-4 have to|-4 need to
cdonut*|-2
cdoor|1
cdoughnut*|-2
cdown|-4 to|-4 two pounds|1 to 40 kg|1 to 41 kg|1 to 42 kg|1 to 43 kg|1 to 44 kg|1 to 45 kg|1 to 46 kg|1 to 47 kg|1 to 48 kg|1 to 49 kg
cdownhill|1
cdraft|-2
cdragonfl*|-2
cdrank|1|-4 water
cdrawer|1
cdrew|-4 me|-2
cdrink|1
cdrinks|1|-4 with
cdriving|-4 test
cdrop*|1
cdropped|1
cdrove|1 home
cdrums|-2
cdrunk|1
cduckling*|-2
cdug|-2
cdumpling*|-2
cdungeons|-2
cdust|1
cdusted|-2
cearn*|-4
ceasy|-2
ceating|-2
ceggs|-2
ceight|-4 hours
cempty|1|-4 inbox
cend|1
cended|1
cending|1
cengaged|-4
cengagement|-4
cenjoy*|-4
cenough|-4 water
cepisode|-2
cescape|-4 room
cespresso|-2
cessay|-2
ceven|1
cevening|-4 out|-4 with
cevery|1 time|1 morning|1 evening|1 penny
ceverybody|1
ceveryone|1|1 else
ceverything|1
cex|1
cexam|-2
cexcellent|-4
cexcept|1
cexcited|-4
cexercising|-2
cexhibition|-2
cexpecting|-4 a|-4 a baby
cexplained|-2
cextra|-2
cfab|-4
cface|1
cfail*|1
cfair|-2
cfall*|1
cfamily|-4 dinner|-4 came
cfantastic|-4
cfar|1 away
cfaster|-4
cfavorite|-4
cfavourite|-4
cfed|-4 the
cfeeding|-4 my
cfeel|1
cfeels|1
cfeet|-4 up
cfell|1|-4 asleep on
cfence|-2
cfermented|-2
cfestival|-4
cfetch|-2
cfewer|1
cfiance*|-2
cfight|1
cfilm|-2
cfilmed|1
cfinal|-4 boss
cfinally|-4|-4 got|-4 found|-4 finished|-4 fixed|-4 able
cfinding|-2
cfine|1 for
cfined|1
cfinish|-4
cfinished|1 with|-4|-4 in|-4 first
cfinishing|-4
cfireplace|-2
cfirst|-4 try|-4 go|-4 time in|-4 attempt|-4 word*|-4 step*|-4 tooth|-4 time|-4 day|-4 date|-4 one|-4 job
cfish|-4 and chips
cfit|-4 perfectly
cfits|-4
cfitter|-4
cfiver|-2
cfixed|-4|-4 my
cflew|-4 by
cflight|-4 to
cflood|1
cfloor|1
cflowers|-2
cflute|-2
cfoal|-2
cfolded|-4
cfootball|-4
cfor|-4 a visit
cforest|-2
cforgave|-2
cforget|1
cforgive|1 me
cforgot|1
cforgotten|1
cform|1
cforms|1
cfought|1
cfound|-4 a|-4 my|-4 some|-4 the|-4 5|-4 10|-4 20|-4 50|-4 money|-4 20|-4 50|-4 100|-4 out that my
cfox|-2
cfoxglove*|-2
cfree|-4 of it
cfresh|-4 air|-2
cfriendly|-4
cfriends|-4 came|-4 over
cfull|-4 night|-4 marks|-4 moon
cfun|-4|-4 with|-4 at|-4 time
cfunny|-4
cgain|-4
cgallery|-2
cgame|-4 of|-4
cgames|-4
cgarage|-2
cgarden|-2
cgas|-2
cgave|-4 a seat|-4 my seat|-4 me|-4 birth|-4 me the|-4 me a|-4 up smoking
cgenerous|-4
cgentle|-2
cget|-4 to
cgift|-4
cgifts|-4
cgig|-2
cgiggle*|-4
cgiggled|-4
cgirlfriend|-4 made|-2
cgiven|-4 the
cgiving|-4 birth
cglad|-4
cglass|-4 of wine
cglazed|-2
cglorious|-4
cgoal|-2
cgoals|-2
cgoat|-2
cgoats|-2
cgod|1 knows
cgoing|-4 to
cgolden|-2
cgoldfinch*|-2
cgolf|-4
cgone|1
cgood|-4|-4 news|-4 night|-4 chat|-4 to see|-4 dream|-4 time
cgorgeous|-4
cgot|-4 the job|-4 a new|-4 out|-4 offered|-4 my new|-4 a new|-4 a good|-4 a great|-4 a job|-4 a raise|-4 a promotion|-4 a call|-4 paid|-4 accepted|-4 approved|-4 hired|-4 to see|-4 to go|-4 to play|-4 to meet|-4 to hold|-4 to watch|-4 to eat|-4 to sleep|-4 to spend|-4 to leave|-4 up early|-4 engaged|-4 married|-4 home|-4 better|-4 a seat|-4 to pet|-4 to handle|-4 to talk|-4 to sleep|-4 to have|-4 to do|-4 to take|-4 to use|-4 to try|-4 to keep|-4 to be|-4 to relax|-4 to work|-4 a dog|-4 a cat|-4 a puppy|-4 a kitten|-4 accepted|-4 into|-4 in to|-4 the promotion|-4 the chip|-4 away with it|-4 out of hospital|-4 dressed
cgoulash|-2
cgrade|-4
cgrades|-4
cgraduated|-4
cgraduation|-4
cgranddaughter|-2
cgrandkids|-2
cgrandson|-2
cgrateful|-4
cgratitude|-2
cgray|1
cgreat|-4|-4 night|-4 time
cgreen|-4 lights
cgreenhouse|-2
cgrey|1
cgrilled|-2
cgrinned|-4
cgrinning|-4
cguitar|-4
cgun|1
cgutters|-2
cgym|-4
chad|1 to|-4 a seat|-4 lunch with|-4 dinner with|-4 breakfast with|-4 brunch with|-4 coffee with|-4 tea with|-4 pizza with|-4 cake with|-4 drinks with|-4 a nice|-4 a good|-4 a great|-4 a lovely|-4 a wonderful|-4 a fun|-4 a long|-4 a proper|-4 a really|-4 a delicious|-4 a relaxing|-4 a blast|-4 tea
chadnt|1
chaha*|-4
chaircut|-4
chalf|1 empty|1 full|-4 price|-4 off
chalfway|-4 line
chammock|-2
chanded|-4 in
chands|1
chappiest|-4
chappiness|-4
chappy|-4
charbor|-2
charbour|-2
chard|-4 workout
chardly|1
charvested|-4
chas|1 to
chasnt|1
chat|-4 trick
chate|1
chated|1
chave|1 to|-4 a dog
chavent|1
chaving|-4 a baby|-4 dinner|-4 lunch|-4 breakfast|-4 fun|-4 coffee|-4 a
che|1|-4 said yes
chealed|-4
chealthy|-4
cheavy|1
chedgehog|-2
cheld|-4 hands|-4 up
chell|1
chelped|-4
cher|1|1 keys|1 coat|1 shoes|1 mug
cherbs|-2
chere|1
cheron|-2
chid|1
chidden|1
chide|1
chiding|1
chigh|-4 fived|-4 five|-4 score
chike|-4
chiked|-4
chiking|-4
chilarious|-4
chill|-2
chim|1
chired|-4|-4 me
chis|1|1 keys|1 coat|1 shoes|1 mug|1 jacket|1 chair|1 ex
chit|1|-4 a triple
chockey|-2
choliday|-4
cholidays|-4
chome|-4 early
chood|1
chooray|-4
choovered|-4
chope|1
choping|1
chorse|-2
chorses|-2
chospital|1
chot|-4 chocolate
chour|-4 flew
chow|1
chug|-4
chugged|-4
chugs|-4
chummingbird|-2
chung|-4 the
churt*|1
chusband|-4 made
ci|1 guess|-4 joined|-4 am okay|-4 am ok
cice|-4 cream
cidk|1
cif|1
cignor*|1
cimprov*|-4
cin|1 bed|1 time|-4 one go|-4 a row|-4 the sun|-4 my favour|-4 my favor|-4 remission|-4 the park
cinbox|-2
cinsta|1
cinstalled|-2
cinstead|1 of
cinterview|-4 went
cinvited|-4 me|-4 us
cinvoice|-2
ciphone|-2
cironed|-4
cis|-4 coming to visit|-4 gone now
cisland|-2
cisnt|1
cit|-4 stayed
cjam|-2
cjigsaw|-2
cjob|-4 offer|-4 interview
cjogged|-4
cjoke|-2
cjokes|-2
cjournal|-2
cjournaled|-2
cjoy|-4
cjudge|1
cjumped|-4 up|-4 onto|-4 on
cjust|1|-4 a cyst
ckaraoke|-4
ckayak*|-4
ckettle|-4 on
ckg|1 now
ckiller|-4 workout
ckingfisher|-2
ckiss|-4
ckissed|-2
ckisses|-4
ckite|-2
ckitten*|-4
ckm|-2
ckneaded|-2
cknew|1
cknitted|-4
cknow|1
cladybird*|-2
clake|-2
clamb|-2
clambs|-2
claps|-2
claptop|-2
clasagna|-2
clasagne|-2
clast|1 time
clatte|-2
claugh|-4
claughed|-4
claughs|-4
claughter|-4
claunched|-4
claundry|-2
clavender|-2
clawn|-2
clawyer|1
clawyers|1
clay|1
clbs|-2
cleague|-2
clearned|-4|-4 to|-4 to roll
clearning|-2
clearnt|-4
cleave|1
cleaves|1
cleaving|1
cleek*|-2
cleft|1
clego|-2
clemonade|-2
clengths|-2
cless|1|-4 than last
clet|-4 me|-4 me use
clets|-4 me
cletter|1
cletters|1
clevel|-4|-4 up
clevelled|-4 up
clibrary|-2
clie|1|-4 in
clied|1
clies|1
clifted|-2
clight|-4 up
clike|1 wet
cliked|-4 my
clikes|-4 my|-4 me
cline|1 through
clip|1
clistened|-4 to
clistening|-4 to
clit|-4 up
cliterally|1
cloaf|-2
clol|1 ok|-2
clong|-4 bath
clook|1|-4 forward
clooked|1
clooking|-4 for for|-4 forward
clooks|1
clost|1|-4 5|-4 10|-4 15|-4 20|-4 two pounds|-4 three pounds|-4 five pounds|-4 ten pounds|-4 weight
clottery|-4
clove|-4
cloved|-4
clovely|-4|-4 chat
cloves|-4|-4 me
clow|-4 tide
clucky|-4
clunch|-4 with
cmade|-4 up|-4 it|-4 my|-4 a|-4 some|-4 me a|-4 dinner|-4 lunch|-4 breakfast|-4 a|-4 me|-4 my|-4 it down|-4 me laugh|-4 me smile|-4 me happy|-4 me feel|-4 me a|-4 me dinner|-4 me breakfast|-4 me lunch|-4 me tea|-4 me coffee|-4 10|-4 20|-4 50|-4 100|-4 tea
cmagical|-4
cmakeup|-2
cmall|-2
cmama|-4
cmanaged|-4
cmanager|1
cmarathon|-4
cmarket|-2
cmarmalade|-2
cmassage|-4
cmaybe|1
cmedal|-4
cmeditat*|-4
cmeditation|-2
cmelted|-4 my heart
cmemorised|-2
cmemorized|-2
cmemory|1
cmended|-4
cmerged|-2
cmessage|1
cmessages|1
cmet|-4 the deadline|-4 my niece|-4 my nephew|-4 my grandson|-4 my granddaughter|-4 my|-4 a
cmidnight|1
cmight|1
cmiles|-2
cmirror|1
cmissed|1
cmissing|1
cmoment|-4 of
cmonths|1 later
cmoon|-2
cmopped|-2
cmorning|-4 with
cmountain*|-2
cmoved|-4 in|-4 into|-4 into our
cmovie|-4
cmovies|-4
cmowed|-2
cmown|-2
cmud|1
cmuffin*|-2
cmuseum|-4
cmute|1
cmy|1 own|1 son says|1 daughter says|1 ex|-4 lap|-4 first|-4 friends|-4 visit|-4 favorite|-4 favourite|-4 own flat|-4 family|-4 friend|-4 parents came
cnailed|-4
cnails|-2
cname|1
cnamed|-4 our
cnames|1
cnap|-2
cnearly|1|1 gone
cneither|1
cnetball|-2
cnetflix|-4
cnever|1|1 even
cnew|-4 job|-4 flat|-4 house|-4 home|-4 place|-4 phone|-4 car|-4 house|-4 job|-4 home|-4 apartment|-4 flat|-4 bike|-4 dress|-4 shoes|-4 tv|-4 computer|-4 game|-4 book|-4 recipe|-4 baby|-4 puppy|-4 kitten|-4 friend|-4 friends|-4 bed|-4 couch|-4 coat|-4 boots|-4 glasses|-4 haircut|-4 record
cnext|-4 to me on|-4 to me
cnice|-4|-4 chat|-4 weather|-4 time
cniece|-2
cnight|1|-4 of sleep|-4 out|-4 with
cnintendo|-2
cno|1|1 work|1 longer|-4 queue|-4 traffic|-4 rain|-4 line|-4 wait|-4 worries|-4 takeaway|-4 smoking|-4 pain|-4 panic|-4 tears|-4 argument
cnobody|1|1 else|1 to|-4 was hurt
cnone|1
cnoodles|-2
cnoone|1
cnor|1
cnot|1|1 moving|1 one|1 a|1 even|-4 have to|-4 too bad|-4 too hot|-4 afraid|-4 scared|-4 sad|-4 bad
cnothing|1|-4 hurts
cnotice|1
cnovel|-2
cnowhere|1
cnumber|1
cnurse|1
coff|-4 from work|-4 of work|-4 work
coffered|-4 me|-4
coil|-4 changed
cokay|-4 now
cold|-4 friend
con|1 the phone|1 it|1 hold|-4 time|-4 the dot|-4 the train|-4 schedule|-4 my own and it|-4 my own for the first|-4 track|-4 a date|-4 vacation|-4 holiday|-4 the mend|-4 my own car|-4 my lap
cone|1 left|1 by one
cones|1 left
conly|1
copened|-4 up|-4 a
copens|-4 again
copportunity|-2
corder|-4 came
cordered|-2
corganised|-4|-4 the
corganized|-4
cothers|1
cotter*|-2
cout|1 loud|-4 of hospital
coutfit|-2
coutside|1
coven|-2
cover|-4 her cold|-4 his cold|-4 my cold|-4 for a visit
coverdue|1
cowe|1
cowed|1
cowl|-2
coysters|-2
cpackage|-2
cpacked|-4 lunch
cpaddle*|-2
cpaddled|-2
cpages|-2
cpaid|-4 off|-4 on time|-4 me|-4 my
cpain|1
cpainfully|1
cpainted|-4 me|-2
cpale|1
cpancake*|-4
cpaper|1
cpapers|1
cpark|-4
cparking|-2
cparkrun|-4
cparrot|-2
cparty|-4|-4 was
cpass|-4 inspection
cpassed|-4|-4 inspection|-4 his|-4 her|-4 their|-4 maths
cpassport|-2
cpasta|-2
cpastry|-2
cpatched|-2
cpay|-4 rise
cpb|-4
cpeaceful|-4
cpears|-2
cpeas|-2
cpension|1
cperfect|-4
cperfectly|-4
cpersonal|-4 best
cphone|1 call
cphotograph|1
cpiano|-4
cpicked|-4 berries|-4 me
cpickled|-2
cpicnic|-4
cpie|-2
cpies|-2
cpilates|-2
cpills|1
cpizza|-4
cplank|-2
cplanning|-4 a trip|-4 a vacation|-4 a holiday|-4 a party
cplanted|-4
cplastic|1 bag
cplay|-4 with
cplayed|-4|-4 with|-4 a|-4 the|-4 my|-4 some|-4 with
cplayful|-4
cplaying|-4
cplaystation|-2
cpleasant|-4
cplease|1
cpleased|-4
cplums|-2
cpodcast|-2
cpoem|-2
cpoems|-2
cpoker|-2
cpolice|1
cpolished|-2
cpond|-2
cporch|1 light|-2
cpositive|-4
cpostponed|1
cpotatoes|-2
cpotted|-2
cpotty|-2
cpounds|-4 less
cpr|-4
cpracticed|-2
cpractised|-2
cpraise|-2
cpraised|-4
cpray|1
cprayed|-2
cpregnant|-2
cpresent|-2
cpresentation|-2
cpresented|-4 me
cpresents|-2
cpretend|1
cpretty|1 much
cprinter|-4 worked
cprize|-4
cprobably|1
cprogress|-4
cpromise|1
cpromised|1
cpromoted|-4
cpromotion|-4
cproper|-4 lunch
cproposed|-2
cproud|-4
cpruned|-2
cpub|-4 team
cpublished|-4
cpudding|-2
cpumpkin*|-2
cpuppies|-2
cpuppy|-4
cpurchased|-2
cpurr*|-4
cput|-4 away|-4 up a|-4 up the
cpuzzle*|-4
cquality|-4 time
cqueue|1
cquiet|1
cquit|-4 smoking
cquiz|-4
crabbit|-4 in the
cradiator*|-2
craffle|-4
craided|1
crain|-4 stopped
crainbow|-4
craise|-4
craised|-2
craked|-2
cramen|-2
cran|-4
craspberr*|-2
creached|-4
cread|-4 a|-4 the|-4 some|-2
cready|-4 for
crecall|1
creceipt|1
creceived|-4
crecipe|-4
crecited|-2
crecognised|-4
crecognition|-4
crecognized|-4
creconnected|-4
crecovered|-4
crecovering|-2
crediscovered|-2
crefactored|-2
crefund|-4
crefurbished|-4
crefus*|1
crefused|1
cregistered|-2
crehearsed|-2
creject*|1
crelaxing|-4
creleased|-4 from|-2
crelieved|-4
cremember|1
cremembered|1
crenewed|-4
crent|1
creorgani*|-2
crepaired|-4|-4 my
creplaced|-2
crepotted|-4
creps|-2
crescue|-4 dog
cresolved|-4
crestaurant|-4
crested|-4
crestored|-4
cresults|1
creunion|-2
creunited|-4
crhubarb|-2
crice|-2
cride|-2
criding|-2
cring|1
crisotto|-2
criver|-2
croad|-4 trip
croast|-2
croasted|-2
crobin|-2
crolled|-4 over
croses|-2
crough|1
crowed|-2
crugby|-2
crun|-2
crunning|-2
csad|1
csaid|1|-4 no to|-4 yes|-4 i look|-4 i was beautiful|-4 i was pretty|-4 i was good|-4 i was great|-4 i was doing|-4 thank
csail*|-2
csalad|-2
csandals|-4
csanded|-2
csang|-4 to|-4 along|-2
csauna|-4
csaved|-4 me|-4 us
csaw|-4 my
csaxophone|-2
csays|1
cscaffold|1
cscan|1
cscared|1
cscholarship|-2
cscone*|-2
cscored|-4
cscrabble|-4
cscrubbed|-2
csea|-2
cseal|-2
cseals|-2
cseaside|-2
cseason|-2
cseat|-4 on the
csecond|-4 date
csecret|1
csee|-4 my
cseedling*|-2
cselected|-4
csell|1
csend|-4 me money
csent|-4 off|-4 the|-4 me|-4 me a
csentence*|1
cseries|-2
cset|-4 up|-4 a boundary
csettled|-4 our|-4 some
csewed|-4
csewn|-2
csex|-4
cshared|-2
cshe|1|-4 said yes
cshelf|-2
cshells|-2
cshelves|-2
cshipped|-4
cshooting|-4 star
cshopping|-4
cshorts|-2
cshould|1
cshouldnt|1
cshowered|-2
cshrimp|-2
cshut|1
csigned|1|-4 up
csilence|1
csilent|1
csince|1|1 monday|1 tuesday|1 wednesday|1 thursday|1 friday|1 saturday|1 sunday
csink|1
csiren|1
cskate*|-2
cskating|-2
csketched|-2
cski|-2
cskied|-2
cskiing|-2
cskipped|1 dinner|1 lunch|1 breakfast|1 meals|1 a meal
csleep|-4 in
cslept|-4 well|-4 in|-4 through|-4 next to me
cslow|1
csmaller|1
csmashed|-4
csmell|1
csmelled|1
csmells|1
csmile|-4 on|-4
csmiled|-4|-4 at
csmiles|-4
csmoke|1|-4 free
csmooth|-2
csmoothie|-2
csmoothly|-4
csmug|-4
csnack*|-2
csnowboard*|-2
csnowdrop*|-4
csnug|-4
csnuggl*|-4
cso|1 that|1 much
csober|-2
csoccer|-2
csofa|-2
csold|1
csolid|-4 food
csolved|-4
csomehow|1
csomeone|1
csomewhere|1
cson|-4 made
csore|1
csorry|1
csorted|-4 out
csoul|1
csoup|-2
csourdough|-4
cspend|-4 time day|-4 the day
cspending|-2
cspent|-4 time|-4 the day|-4 a day|-4 the weekend|-4 the evening|-4 the afternoon
csplit|1
cspoke|-4 up|-4 to|-4 with
cspot|-4 on
cspring|-2
csprout*|-2
csquat*|-2
csquirrel*|-2
cstairs|1
cstanding|1 up|-4 ovation
cstare|1
cstared|1
cstaring|1
cstars|-2
cstarted|-4 a new|-4 my|-4 working
cstarts|-4 new
cstayed|-4 calm|-4 sober
csteak|-2
csteps|-2
cstew|-2
cstiff|1
cstill|1|-4 funny
cstood|1|-4 up for|-4 up on
cstopped|1|1 asking|1 talking|1 coming|1 calling|1 eating|1 working|1 going
cstraight|-4 as
cstrange|1
cstrawberr*|-4
cstreak|-4
cstress|1
cstressed|1
cstretched|-2
cstronger|-4
cstruck|-4 a pose
cstrummed|-2
cstuck|1|-4 the landing
csubmit|-2
csubmitted|-4
csuccess*|-4
csuccessfully|-4
csuddenly|1
csudoku|-4
csuitcase|1
csummer|-2
csummit|-2
csunflower*|-2
csunny|-4|-4 day
csunrise|-4
csunset|-4
csunshine|-4
csuperb|-4
csupposed|1 to|1
csurf*|-2
csurprise|-4
csurprised|-4 me|-4 by
csurprisingly|-4
csushi|-4
cswam|-4
cswear|1
csweet|-2
cswim|-2
cswimming|-4
ctablets|1
ctaco*|-2
ctaken|1|-4 care of
ctakes|1
ctalk|-4 to|-4 with
ctalked|-4 to|-4 with|-4 for
ctalking|-4 to|-4 with
ctap|-2
ctasty|-4
ctaught|-4
ctax*|-4 filed
ctaxes|-4 filed
ctea|-4 with|-2
cteam|-4 mates|-4 mate|-2
ctears|1
ctemple|-2
ctenner|-2
ctennis|-4
ctent|-2
cterrace|-2
cterrible|1
cthank|-4 you
cthanked|-4
cthankful|-4
cthanks|-2
cthat|1 s it
cthe|1 phone|1 keys|1 home|1 tape|1 swing|-4 sun
ctheater|-2
ctheatre|-2
ctheir|1
cthem|1
ctherapist|-2
ctherapy|-2
cthere|1
cthesis|-2
cthey|1|-4 said yes
cthin|1
cthing|-4 of beauty
cthink|1
cthinking|1
cthinner|1
cthrilled|-4
cticked|-4 off
ctickets|-4 to|-4 for|-2
ctidied|-4
ctidy|-4
ctied|-4 her|-4 his
ctill|1
ctime|-4 off|-4 with
ctipped|-4
ctired|1
cto|-4 a movie|-4 the movies|-4 eat|-4 my family
ctoast|-4 to|-2
ctoilet|1
ctold|1 me to|1 me that|1 him|1 her|-4 me she loves|-4 me he loves|-4 me i look|-4 me how|-4 jokes
ctomato*|-4
ctonight|1
ctoo|1
ctook|1|-4 a bath|-4 me out|-4 me to|-4 a walk|-4 a nap|-4 a bath|-4 a shower|-4 a trip|-4 a day|-4 a long|-4 a break|-4 my dog|-4 my kids|-4 my son|-4 my daughter|-4 my wife|-4 my family
ctooth|-4 fairy
ctop|-4 of|-4 marks|-4 of the class
ctough|1
ctraded|-4 in
ctraffic|-4 was
ctrail|-2
ctrain|-4 ride
ctranslated|-2
ctreat|-4
ctreated|-4|-4 me
ctreats|-4
ctried|1 to
ctrip|-4
ctripped|1
ctrophy|-4
ctrumpet|-2
ctulip*|-2
ctune|-2
cturned|1 away|-4 out well|-4 out great
cturns|1 out
cturtle|-2
ctv|-2
ctyre|-2
ctyres|-2
cukulele|-2
cunder|1|-4 budget
cuneaten|1
cunfaithful|1
cuniform|1
cunopened|1
cunpaid|1
cunread|1
cunsaid|1
cunslept|1
cuntil|1
cuntouched|1
cunwell|1
cup|-4 early|-4 before the alarm
cupdated|-2
cupgrade|-4
cupgraded|-4
cupset|1
cused|1 to
cvacation|-4
cvacuumed|-4
cvarnished|-2
cvet|1
cvideo|-4 game*
cview|-2
cvinyl|-2
cviolin|-2
cvisa|-4 came
cvisit|-4 my|-4 a|-4 to|-4 with
cvisited|-2
cvisiting|1 hours|-2
cvoice|1
cvoicemail|1
cvolleyball|-2
cvolunteered|-4
cwaffle*|-2
cwagg*|-2
cwait|1
cwaited|1
cwaiting|1|1 room|1 for
cwaived|-4
cwalk|-2
cwalked|-4 for|-4 my|-2
cwalks|-2
cwanted|1 to|-4 to see|-4 for
cwants|-4 me to
cward|1
cwardrobe|-4 tidy
cwarm|-4 outside|-2
cwarmed|-4 up
cwas|-4 born|-4 accepted|-4 able to|-4 given
cwashed|-4 up|-2
cwashing|-2
cwasnt|1|-4 too bad|-4 too
cwatched|-4|-4 a|-4 the|-4 my|-4 some
cwatching|-4|-4 a|-4 the|-4 my|-4 some
cwatered|-2
cwaterfall|-4
cwave|-2
cwaved|-4 at|-2
cweak|1
cweather|-4 was|-2
cwedding|-4
cweeded|-4
cweekend|-4 with|-2
cweeks|1 later|-4 early
cweighed|1
cweight|-4 loss
cweird|1
cwell|-4 on
cwent|1 outside|-4 well|-4 great|-4 for|-4 out|-4 on|-4 shopping|-4 swimming|-4 fishing|-4 hiking|-4 camping|-4 dancing|-4 running|-4 cycling|-4 bowling|-4 home|-4 up|-4 to the gym|-4 to the beach|-4 to the park|-4 to the movies|-4 to the zoo|-4 to the mall|-4 to the lake|-4 to the museum|-4 to the fair|-4 to the game|-4 to the concert|-4 to the cinema|-4 to the pool|-4 to the library|-4 to the market|-4 to the dentist|-4 to the temple|-4 to the church|-4 to a concert|-4 to a movie|-4 to a party|-4 to a wedding|-4 to a show|-4 to a game|-4 to a museum|-4 to a play|-4 to a restaurant|-4 to a festival|-4 for a|-4 better
cwere|-4 born|-4 able to|-4 given
cwerent|1
cwhale*|-2
cwhat|1
cwhatever|1
cwhenever|1
cwhere|1
cwhether|1
cwhisked|-2
cwho|1
cwhole|-4 again
cwhoop|-4
cwhose|1
cwhy|1
cwife|-4 made
cwifi|-2
cwild|-2
cwin|-4
cwindow|1
cwine|-4 with
cwinning|-4
cwish|1
cwishing|1
cwith|-4 my friends|-4 my friend|-4 my family|-4 my girlfriend|-4 my boyfriend|-4 my wife|-4 my husband|-4 my kids|-4 my daughter|-4 my son|-4 my mom|-4 my mum|-4 my dad|-4 my sister|-4 my brother|-4 my dog|-4 my cat|-4 my parents|-4 my team|-4 my colleagues|-4 the light off|-4 my parents
cwithout|1|1 crying|-4 stopping|-4 a single|-4 help|-4 being asked|-4 prompting|-4 asking me to|-4 the rail|-4 crutches|-4 the stick
cwoke|-4 up early|-4 up to|-4 up refreshed
cwon|-4
cwonder|1
cwonderful|-4
cwondering|1
cwont|1
cwoodpecker|-2
cwoods|-2
cwordle|-2
cwords|1
cwork|-4 from home
cworked|-4
cworking|-4 again
cworkout|-4
cworks|-4 now|-4 again|-4
cworn|1
cworried|1
cworry|1
cworse|1
cworst|1
cwould|1 have
cwouldnt|1
cwow|-4
cwrong|1
cxbox|-2
cyay|-4
cyears|1|1 later
cyoga|-4
cyoutube|-2
cyum|-4
cyummy|-4
czoo|-4
czoomies|-4
czucchini|-2
c❤|-4
c🎉|-4
c😀|-4
c😂|-4
c😊|-4
c😍|-4
da|0 suicide note|0 noose|0 burden to everyone|0 burden on everyone|0 burden to my family|0 burden on my family|0 burden to them all
dabout|0 overdosing|0 ending it|0 to jump|0 not waking up|0 not existing
dacabar|0 con mi vida|0 con todo esto|0 com a minha vida|0 com minha vida
dafraid|0 of what i might do|0 i will do something|0 of myself|0 of hurting myself|0 to be alone with my
dafter|0 i am gone|0 i am dead|0 i die|0 i have gone
dahorcarme|0
daimerais|0 être mort*
dajattelen|0 itsemurhaa
dall|0 to be over
dalle|0 tabletten genommen|0 tabletten geschluckt|0 tabletten auf einmal
dalmost|0 jumped
dammazzarmi|0
dan|0 selbstmord|0 suizid
dangry|0 i woke up|0 that i woke up
danother|0 day of this life
danyone|0 will miss me|0 would miss me|0 miss me|0 notice if i|0 care if i
dartık|0 yaşamak istemiyorum
das|0 if i was never here|0 if i never existed
dasked|0 … to hide the
dat|0 my funeral|0 peace with dying
dattempt|0 suicide
dattempted|0 suicide
daucune|0 raison de vivre
dautolesion*|0
dautolesión*|0
davaler|0 tous mes médicaments
davalé|0 tous les|0 toute la boîte|0 tous mes médicaments
dback|0 to the blade|0 to the razor
dbad|0 thoughts are back
dbandaged|0 my wrist|0 my wrists|0 my arm|0 my arms
dbang|0 my head against the wall|0 my head
dbanged|0 my head against
dbanging|0 my head
dbe|0 easier to die|0 better to die|0 with her in heaven|0 with him again in heaven|0 with mum again and|0 better without me|0 my last christmas|0 my last birthday|0 my last summer|0 my last entry|0 rid of me|0 free of me|0 my last post ever
dbeat|0 myself bloody
dbedre|0 uten meg|0 uden mig
dbeen|0 looking up ways
dbefore|0 i die tonight|0 anyone finds me
dbegå|0 självmord|0 selvmord
dbeing|0 alive hurts
dbesser|0 wenn ich tot|0 ohne mich|0 dran ohne mich
dbeter|0 af zonder mij|0 zonder mij
dbetter|0 off dead|0 off without me|0 without me|0 if i was gone|0 if i were gone|0 if i was dead|0 if i were dead|0 if i wasnt here|0 if i were not here|0 if i wasnt around|0 if i didnt exist|0 if i had never been|0 world without me|0 with me gone|0 when i am gone|0 once i am gone|0 to be dead|0 if i died|0 if i just
dbeze|0 mnie byłoby lepiej
dbit|0 myself
dbite|0 myself
dbiting|0 myself
dblade|0 to my|0 again|0 in my|0 against my
dbleed|0 out
dblood|0 on my sleeve|0 on my sleeves
dbother|0 with tomorrow|0 waking up
dbottle|0 of pills|0 of sleeping pills
dbought|0 a rope|0 the pills
dbridge|0 … jump|0 and jump
dbring|0 mich um
dbringe|0 mich um
dbullet|0 in my head|0 through my head
dburn|0 myself
dburned|0 myself on purpose|0 myself … on purpose|0 myself again|0 my arm|0 my arms|0 my skin|0 my leg|0 my thigh|0 my arm with a lighter|0 my arm with a cigarette|0 my arm with a match|0 my arm with a iron|0 my leg with a lighter|0 my leg with a cigarette|0 my leg with a match|0 my leg with a iron|0 my skin with a lighter|0 my skin with a cigarette|0 my skin with a match|0 my skin with a iron|0 my thigh with a lighter|0 my thigh with a cigarette|0 my thigh with a match|0 my thigh with a iron|0 myself on the arm on purpose
dburning|0 myself|0 my arm|0 my skin
dburnt|0 myself on purpose|0 my arm|0 my arm with|0 my leg with|0 my skin with|0 my thigh with
dbuttarmi|0 dal ponte|0 sotto un treno|0 dalla finestra
dby|0 the time you read this|0 the time anyone reads
dbättre|0 utan mig|0 om jag var död
dcansada|0 de vivir|0 de viver
dcansado|0 de vivir|0 de viver
dcant|0 live anymore|0 live like this|0 keep living|0 go on living|0 go on|0 go on anymore|0 go on like this|0 go on any longer|0 go on much longer|0 keep going anymore|0 carry on anymore|0 carry on like this|0 fight it anymore|0 do life anymore|0 do life|0 stay alive|0 do this anymore|0 do it anymore|0 take it anymore|0 take this anymore|0 take any more of this life|0 keep doing this|0 keep going|0 keep fighting|0 fight anymore|0 live with myself|0 live without|0 live with this|0 survive this|0 survive another|0 face another day|0 face tomorrow|0 stand being alive|0 stand living|0 stand life|0 bear to live|0 bear living|0 bear life|0 handle life|0 handle living|0 see a future|0 see a way out|0 promise i will be|0 promise i will still be|0 promise ill be|0 picture being alive|0 see myself alive|0 keep myself safe|0 keep safe|0 do another day of this life|0 find one reason to|0 find a reason to stay|0 find a reason to live
dcanıma|0 kıy*
dcar|0 in the garage with the engine
dcare|0 if i died|0 if i die|0 if i was dead|0 if i was gone|0 if i disappeared|0 not waking up
dcarve|0 into my
dcarved|0 into my|0 his name|0 her name|0 words into
dcarving|0 into my
dcat|0 is the only reason
dcease|0 to exist
dchce|0 umrzec|0 umrzeć|0 sie zabic
dchci|0 umřít|0 se zabít
dchciałabym|0 umrzeć
dchciałbym|0 umrzeć
dchcę|0 umrzeć|0 umrzec|0 się zabić|0 zniknąć
dchoke|0 myself
dchoked|0 myself
dchoking|0 myself
dchosen|0 a date|0 the day
dcigarette|0 on my arm|0 out on my
dcigarettes|0 out on my
dclawed|0 my
dclimbed|0 over the railing|0 over the rail|0 over the railing|0 over the barrier|0 the railing
dclose|0 my eyes … wheel
dclosed|0 my eyes … wheel
dcollecting|0 pills|0 tablets|0 my tablets|0 my meds
dcommit|0 suicide
dcommitting|0 suicide
dcon|0 muốn chết
dconsider|0 ending
dconsider*|0 suicide
dconsidering|0 ending
dcontemplat*|0 suicide
dcortarme|0 las venas
dcounted|0 my pills|0 the pills|0 the pills|0 the tablets|0 out the pills|0 out the tablets
dcounting|0 my pills|0 out pills|0 the pills|0 the tablets|0 pills|0 tablets
dcrash|0 my car on purpose|0 my car
dcrashing|0 my car|0 the car on purpose
dcrave|0 death
dcraving|0 death
dcross|0 the road without looking
dcrossed|0 without looking|0 the road without looking
dcrossing|0 without looking
dctb|0
dcursed|0 with life
dcut|0 my wrist*|0 my wrists|0 my arm*|0 my thigh*|0 my leg open|0 myself|0 deeper|0 too deep|0 my skin|0 myself on the arm|0 myself on my|0 myself on purpose|0 myself when i get|0 myself when i feel|0 myself when i am|0 myself while crying|0 myself on a bad|0 myself on bad|0 myself in the bathroom|0 myself trying to feel|0 myself trying to die
dcuts|0 myself|0 are deep|0 on my|0 on my arms|0 on my arm|0 on my thighs|0 on my thigh|0 on my legs|0 on my leg|0 on my wrists|0 on my wrist|0 on my stomach|0 on my hips
dcutting|0 my wrist*|0 my arm*|0 my thigh*|0 myself|0 again|0 my skin|0 helps|0 tonight|0 is the only
ddanger|0 to myself
ddark|0 thoughts about ending|0 thoughts are
ddaydream|0 about dying
ddeath|0 is the only|0 would be|0 is my only|0 sounds|0 seems|0 would|0 wish|0 is the only way out
ddemons|0 want me to
ddenk|0 aan zelfmoord
ddenke|0 an suizid|0 an selbstmord
ddesearía|0 estar muert*|0 no existir
ddeserve|0 to die|0 to be dead|0 the pain so
ddid|0 it again the cuts
ddie|0 in my sleep|0 tonight|0 soon|0 already|0 today
ddisappointed|0 to wake up|0 that i woke|0 i woke
ddo|0 suicide|0 not want to live|0 not want to exist|0 something to myself|0 it tonight and nobody
ddog|0 is the only reason
ddone|0 with life|0 living|0 with everything and everyone|0 with this life|0 with living|0 with being alive|0 with this world|0 existing|0 with it all for good|0 . and i mean
ddont|0 want to wake up|0 want to live|0 want to live in this world|0 want to live in this body|0 want to live in this pain|0 want to live in this head|0 want to live in this skin|0 want to live in a world|0 want to live in pain|0 want to live in fear|0 want to live in my body|0 want to live in my skin|0 want to live in my head|0 want to be alive|0 want to exist|0 want to be here anymore|0 want to be here any more|0 want to be here|0 want to be on this|0 want to go on|0 know how to go on living|0 care if i die|0 care if i live|0 care whether i live|0 feel safe with myself|0 trust myself tonight|0 trust myself alone|0 want to fight anymore|0 deserve to live|0 deserve to be alive|0 want to be in this world|0 belong in this world|0 belong on this earth|0 want to … wake up|0 deserve life|0 belong here anymore|0 belong in this life|0 have the strength to go on|0 have the strength to live|0 want this life|0 want to do life|0 want to do this life|0 want to continue|0 want to carry on|0 want to keep going|0 want to keep living|0 want to be anymore|0 want to be around anymore|0 want to see tomorrow|0 want tomorrow|0 want a tomorrow|0 want another day|0 see a future|0 see a way out|0 trust myself|0 need them where i|0 know if i will be here|0 know if ill be here|0 think i will be here|0 think ill be here|0 expect to be here|0 expect to be around|0 see myself making it|0 see myself reaching|0 see myself turning|0 see myself getting to|0 see myself being here|0 plan to live|0 need to wake up|0 want there to be a tomorrow|0 leave me alone tonight|0 look for me|0 come looking|0 wake up that s fine|0 wear a seatbelt hoping|0 wear my seatbelt hoping|0 plan past|0 see the point of being here
ddrank|0 bleach|0 antifreeze|0 poison
ddream|0 about suicide|0 of dying
ddreamed|0 of dying
ddrink|0 bleach|0 poison
ddrive|0 into a tree|0 into a wall|0 off a cliff|0 off the bridge|0 off the road|0 off a bridge|0 into oncoming|0 my car into|0 without a seatbelt hoping|0 and not stop until the cliff
ddriving|0 into a tree|0 into a wall|0 my car into|0 into the oncoming
ddrove|0 my car into
ddrown|0 myself
ddrowning|0 myself
ddying|0 would be|0 soon by|0 sounds|0 seems|0 would|0 is easier|0 feels
deasier|0 without me|0 if i was gone|0 if i were gone|0 if i died|0 if i was dead|0 to be dead
dedge|0 of the roof|0 of a roof|0 of the bridge|0 of a bridge|0 of the platform|0 of the cliff and thought|0 of a building|0 of the building|0 of the balcony
deind|0 aan mijn leven
deinde|0 aan mijn leven
dem|0 muốn chết
dembrace|0 death
demptied|0 the medicine|0 the whole medicine
den|0 finir avec la vie|0 finir avec tout|0 halua elää|0 halua enää elää|0 jaksa elää|0 jaksa enää elää
dend|0 myself|0 my life|0 it all|0 it tonight|0 it today|0 it tomorrow|0 things for good|0 the pain for good|0 everything tonight|0 of me tonight|0 it soon|0 it now|0 it here|0 this life|0 my existence|0 my suffering|0 my misery|0 the suffering|0 the pain|0 this pain
dended|0 my life
dending|0 myself|0 my life|0 it all|0 everything|0 my existence
dengine|0 running in the garage
denough|0 of living|0 of this life|0 pills|0 tablets|0 paracetamol|0 of being alive
denvie|0 de mourir|0 de me tuer|0 den finir|0 de disparaître|0 de plus exister
destaría|0 mejor muert*
destarían|0 mejor sin mí
deveryone|0 is better without me
dexisting|0 hurts
dexit|0 bag
dfade|0 away forever
dfailed|0 even at that
dfait|0 une ts
dfall|0 asleep and never wake
dfantasise|0 about dying
dfantasize|0 about dying
dfantasizing|0 about dying
dfarewell|0 letter*
dfarla|0 finita|0 finita con la vita
dfarmi|0 del male
dfatigué|0 de vivre
dfatiguée|0 de vivre
dfeel|0 like dying inside|0 like a burden|0 like i am a burden|0 like dying|0 like ending it|0 like ending things|0 like ending it all|0 like killing myself|0 like jumping|0 like cutting|0 like hurting myself
dfelt|0 like a burden|0 like dying|0 like ending it|0 like killing myself|0 like jumping
dfinal|0 exit
dfine|0 without me here|0 alla mia vita
dfinish|0 the job properly
dfinished|0 with life
dforgive|0 me for what i am about|0 me for what i am
dfresh|0 cuts on my|0 scars|0 marks on my
dfront|0 of a subway
dfuture|0 with me in it
dgak|0 mau hidup lagi
dgame|0 end myself
dganas|0 de morir|0 de morirme|0 de desaparecer
dgave|0 up on life|0 away my things|0 my pets away because|0 away … my things|0 away … my stuff|0 away … my possessions|0 my things away|0 my stuff away|0 away all my|0 … my pills to keep|0 my … to … . wont be needing
dgeen|0 zin meer om te leven|0 zin meer in het leven|0 reden om te leven
dget|0 through the night
dgive|0 up on life|0 up on living|0 it to myself
dgiven|0 up on life|0 up living|0 away … my things|0 away … my stuff|0 away … my possessions|0 my things away|0 my stuff away|0 away everything i
dgiving|0 up on life|0 away my things|0 my things away|0 away … my things|0 away … my stuff|0 away … my possessions|0 my things away|0 my stuff away|0 away all my
dgo|0 to sleep and never wake|0 and be with … . not waiting
dgod|0 … take me tonight|0 would take me|0 to take me
dgoing|0 to end it|0 to hurt myself|0 to jump off|0 to jump
dgoodbye|0 letter*|0 note*|0 everyone|0 world|0 to everyone|0 letters
dgoodbyes|0 to everyone
dgoogle*|0 how to die
dgoogled|0 how to die|0 how many pills|0 how many tablets|0 how many paracetamol
dgoogling|0 how to
dgun|0 to my head|0 in my mouth|0 is loaded|0 in my hand|0 to my|0 in the drawer
dgânduri|0 de sinucidere
dhabe|0 mich geritzt
dhacerme|0 daño
dhad|0 enough of life|0 enough of living|0 someone else instead of me
dhalf|0 hoping it finishes
dhaluaisin|0 kuolla
dhaluan|0 kuolla
dhandful|0 of pills|0 of tablets|0 of painkillers
dhang|0 myself
dhanged|0 myself
dhanging|0 myself
dhappier|0 without me|0 if i was gone|0 if i were gone|0 if i was dead|0 if i died
dharm|0 myself
dharmed|0 myself
dharming|0 myself
dhate|0 being alive|0 existing|0 life|0 being here|0 that i am alive|0 waking up
dhave|0 a rope|0 a plan|0 nothing to stay for
dhayatıma|0 son
dhear|0 him one last time before i|0 her one last time before i|0 them one last time before i
dhearing|0 voices telling me to
dheart|0 would just stop
dhid|0 the pills|0 the tablets|0 it under sleeves
dhidden|0 the knives
dhide|0 my scars|0 the cuts|0 my arms|0 the knives|0 the tablets from me|0 the pills from me|0 the knives from me|0 the meds from me
dhiding|0 my scars
dhit|0 myself in the|0 my head against|0 by a car on purpose|0 myself until|0 myself again|0 the wall till my knuckles|0 the wall until my knuckles
dhitting|0 myself|0 my head against|0 myself again
dhoarding|0 pills
dhold|0 on till christmas . after|0 on until christmas . after|0 him one last time before i|0 her one last time before i|0 them one last time before i
dholding|0 my hand over the flame
dhope|0 i dont wake up|0 i never wake up|0 i die|0 i … die|0 i … dead|0 … never wake up|0 not to wake up|0 a car hits me|0 a truck hits me|0 someone kills me|0 i get hit|0 the plane crashes|0 the car crashes|0 my car|0 it is fatal|0 it s fatal|0 it kills me|0 this kills me|0 my heart stops
dhoping|0 i dont wake|0 it is fatal|0 not to wake|0 it kills|0 this kills|0 something kills|0 i crash|0 not to make it|0 it finishes the job
dhose|0 to the exhaust
dhow|0 to die|0 i would do it|0 i will do it|0 i want to die|0 id do it|0 to do it painlessly|0 far down it|0 high it is|0 long it would take to
dhug|0 him one last time before i|0 her one last time before i|0 them one last time before i
dhugged|0 him one last time before i|0 her one last time before i|0 them one last time before i
dhung|0 myself
dhurt|0 myself on purpose|0 myself again|0 so i can feel
dhurting|0 myself on purpose|0 myself
di|0 overdosed|0 want out of this life|0 want out of life|0 am a burden|0 am just a burden|0 am such a burden|0 should be dead|0 want to go forever|0 know how i would do it|0 know how id do it|0 have chosen the date|0 wont live
dich|0 bringe mich um
did|0 be better dead|0 rather die|0 rather not be here|0 rather not exist
didea|0 of not being here
dideas|0 suicidas
didées|0 suicidaires
dif|0 i died nobody|0 i died no one|0 i die tonight|0 i were dead|0 i was dead|0 i disappeared|0 i vanished|0 i wasnt here|0 i werent here|0 i were no longer|0 i was no longer|0 i didnt exist|0 i never existed|0 i died tomorrow|0 i died tonight|0 i died today|0 i just died|0 i dropped dead|0 i killed|0 i ended|0 i wasnt here|0 i wasnt around|0 i wasnt alive|0 i were not here|0 i were not around|0 i were not alive|0 i werent here|0 i werent around|0 i werent alive|0 i just didnt wake up|0 i never woke up|0 i stopped existing|0 i was not here|0 i was no longer here|0 a bus came i|0 a car came i|0 a truck came i|0 a lorry came i|0 a train came i|0 a plane came i|0 a bus hit me|0 a car hit me|0 a truck hit me|0 a lorry hit me|0 a train hit me|0 you are reading this i|0 anyone reads this|0 i dont wake up tomorrow|0 i dont wake up that|0 i didnt wake up tomorrow
dimagine|0 my death|0 my funeral|0 my own funeral
dimagined|0 my own funeral
dimagining|0 my own funeral
dimpiccarmi|0
din|0 front of a train|0 front of the train|0 front of trains|0 front of a car|0 front of a bus|0 front of a truck|0 front of a lorry|0 front of traffic
dingin|0 mati|0 bunuh diri
dintento|0 de suicidio
dintenté|0 suicidarme
dintihar|0 etmek istiyorum|0 etmeyi düşünüyorum|0 etmeyi|0 edeceğim
dintiharı|0 düşünüyorum
dinto|0 oncoming|0 the oncoming|0 a tree on purpose
dintrusive|0 thoughts about
dis|0 there any point in living|0 life even worth|0 it worth living|0 living worth
disnt|0 worth living
dit|0 all to end|0 all to stop|0 all to go away forever|0 all to stop for good
ditsemurha|0 ajatuks*
dje|0 veux en finir
djoin|0 her in heaven|0 him in heaven|0 my mother in death|0 my dad in heaven|0 him soon|0 her soon
djump|0 off the bridge|0 off a bridge|0 off the roof|0 from the bridge|0 from the roof|0 out of the window|0 out the window|0 from a|0 off a building|0 off the building|0 off the balcony|0 off my balcony|0 off a cliff|0 off this|0 in front|0 onto the tracks|0 on the tracks
djumped|0 in front
djumping|0 off a|0 off the bridge|0 off the roof|0 from a|0 in front
djust|0 kill me|0 want peace forever|0 kill me already
djuż|0 nie chcę żyć
djá|0 não quero viver
dkann|0 nicht mehr leben
dkeep|0 myself alive|0 myself safe tonight|0 my tablets from me|0 my pills from me|0 my meds from me
dkeine|0 lust mehr zu leben
dkeinen|0 grund mehr zu leben|0 sinn mehr zu leben
dkendime|0 zarar ver*
dkendimi|0 öldür*|0 kestim|0 kesiyorum|0 asacağım
dkeşke|0 ölsem
dkhông|0 muốn sống
dkids|0 are the only reason|0 will be ok without me|0 will be fine without me|0 will be better without me|0 would be better without me
dkill|0 myself|0 me now
dkilled|0 myself
dkilling|0 myself
dkiss|0 him one last time before i|0 her one last time before i|0 them one last time before i
dkms|0
dknife|0 to my|0 in my hand and
dknow|0 how i will do it
dkys|0
dlast|0 note to|0 day on earth|0 day here|0 birthday i will|0 christmas i will|0 goodbye to everyone|0 thing i will write
dlay|0 down on the tracks
dleave|0 this world|0 this earth|0 this life
dleaving|0 this world
dlebensmüde|0
dlebenswillen|0 verloren
dleft|0 a note for my family
dlegs|0 over the edge
dlepiej|0 beze mnie
dlet|0 me die|0 … trains go by|0 go of the wheel|0 go of the steering|0 nature do it|0 nature take me
dletter|0 for when i am gone
dletters|0 to my family|0 today one for each|0 to everyone i love|0 for when i am gone
dlevensmoe|0
dlie|0 down on the tracks|0 on the tracks
dliever|0 dood
dlife|0 is not worth|0 isnt worth|0 isnt for me|0 has no meaning anymore|0 has no point|0 is pointless|0 is meaningless|0 has no meaning|0 isnt worth it|0 is not worth it|0 not worth|0 worth living anymore
dlighter|0 on my skin|0 to my skin
dlike|0 ending it|0 i was never here|0 i never existed
dlined|0 up the pills|0 up the tablets
dloaded|0 the gun
dlock|0 the tablets away from me|0 the pills away from me|0 the knives away from me|0 the meds away from me|0 the tablets away|0 the pills away|0 the knives away|0 the meds away
dlong|0 for death
dlonger|0 want to live in this world
dlonging|0 for death
dlooked|0 up how to die|0 up ways|0 down from the bridge|0 at the bridge … looked back
dlooking|0 down from the bridge|0 up ways again
dlord|0 would take me|0 to take me
dlost|0 the will to live|0 my will to live|0 the will to go on
dmade|0 a noose|0 myself bleed|0 peace with it just need|0 peace with dying|0 my peace with dying|0 a plan and it s … calming|0 a plan and it s … peaceful
dmag|0 nicht mehr leben
dmake|0 it through the night|0 the pain stop|0 it all stop|0 it stop|0 myself bleed|0 it stop forever
dmaking|0 myself bleed
dmam|0 dość życia
dmarks|0 on my arms|0 on my thighs|0 on my wrists
dmarre|0 de vivre
dmatarme|0
dmau|0 bunuh diri
dmautomutile*|0
dme|0 suicider|0 faire du mal|0 scarifier|0 scarifie|0 suis scarifié*|0 pendre|0 couper les veines|0 jeter sous|0 jeter du pont|0 quiero morir|0 quiero suicidar|0 voy a suicidar|0 quiero matar|0 quito la vida|0 hago daño|0 corté las venas|0 suis mutilé*|0 mutiler|0 mutile|0 suis coupé* les veines|0 suis ouvert les veines|0 jeter par la fenêtre|0 jeter dans le vide|0 jeter sous un train|0 jeter sous le train|0 foutre en lair|0 flinguer|0 voy a matar|0 corté otra vez|0 volví a cortar|0 corto los brazos|0 corté los brazos|0 autolesion*|0 intenté suicidar|0 suicidar|0 cortei de novo|0 cortei outra vez|0 cortar de novo|0 machucar de propósito
dmeg|0 akarok halni
dmeglio|0 senza di me|0 se fossi morto|0 se fossi morta
dmegölöm|0 magam
dmein|0 leben beenden
dmeinem|0 leben ein ende|0 leben … ende|0 leben ein ende setzen
dmejor|0 sin mí
dmelhor|0 sem mim
dmethods|0 of suicide
dmettre|0 fin à mes jours|0 fin à ma vie
dmezelf|0 van kant maken|0 doden|0 ophangen|0 wat aandoen|0 iets aandoen|0 … gesneden|0 gesneden|0 snijden|0 pijn doen|0 pijn gedaan
dmi|0 ammazzo|0 uccido|0 suicido|0 sono tagliato di nuovo|0 sono tagliata di nuovo|0 faccio del male
dmich|0 umbringen|0 umzubringen|0 töten|0 zu töten|0 toeten|0 erhängen|0 geritzt|0 zu ritzen|0 selbst verletz*|0 selbst zu verletzen|0 … geritzt|0 wieder ritzen|0 selbst geschnitten|0 wieder geschnitten|0 absichtlich geschnitten|0 vor den zug werfen|0 vor den zug|0 selbst umbringen
dmieux|0 sans moi|0 si jétais mort*
dmight|0 do something to myself|0 hurt myself|0 kill myself|0 be the night
dmind|0 not waking up
dmir|0 das leben nehmen|0 das leben zu nehmen|0 etwas antun|0 was antun|0 etwas anzutun|0 die pulsadern
dmiss|0 me if i was gone|0 me if i were gone
dmoechte|0 sterben|0 nicht mehr leben
dmore|0 marks on my|0 use dead
dmouvrir|0 les veines
dmusic|0 for my funeral
dmuốn|0 tự tử|0 tự sát
dmy|0 suicide|0 life is over|0 own death|0 goodbyes|0 last day alive|0 last night alive|0 last words|0 funeral|0 own funeral|0 will is written and the pills|0 cuts|0 blades|0 life is meaningless|0 last day|0 last night|0 last week|0 heart would stop|0 feet over the edge
dmyśli|0 samobójcze|0 o samobójstwie
dmyślę|0 o samobójstwie
dmình|0 muốn chết
dmöchte|0 sterben|0 einfach sterben|0 nur noch sterben|0 nicht mehr leben|0 nicht mehr da sein|0 nicht mehr hier sein|0 tot sein|0 nicht mehr existieren|0 für immer verschwinden|0 nicht länger leben
dmă|0 gândesc la sinucidere
dne|0 jamais me réveiller
dnearly|0 jumped
dnechci|0 žít|0 už žít
dneck|0 myself
dnecking|0 myself
dneed|0 it to stop|0 it to end
dnehme|0 mir das leben
dnem|0 akarok élni|0 akarok tovább élni|0 akarok már élni
dnemá|0 smysl žít
dnessun|0 motivo per vivere
dnever|0 want to wake up|0 wanted to live|0 existed|0 should have been born|0 thought i would live past|0 waking up
dnew|0 cuts|0 scars|0 marks on my
dnicht|0 mehr leben will|0 mehr leben möchte|0 mehr aufwachen|0 mehr weiterleben
dnie|0 mehr aufwachen|0 wieder aufwachen|0 chcę żyć|0 chcę już żyć|0 chce już żyć|0 chce żyć|0 chce zyc|0 chcę dłużej żyć|0 chce mi się żyć|0 chce mi sie zyc|0 mam po co żyć|0 mam siły żyć|0 chcę żyć w tym świecie
dniet|0 meer willen leven|0 meer wil leven|0 meer wakker worden
dninguna|0 razón para vivir
dno|0 longer want to live|0 way out except|0 point in living|0 point living|0 point in being alive|0 point of living|0 point in going on|0 point going on|0 reason to live|0 reason to be alive|0 reason to stay alive|0 reason to keep living|0 reason to go on|0 will to live|0 one would care if i|0 quiero vivir|0 quiero seguir viviendo|0 quiero vivir más|0 tengo ganas de vivir|0 puedo seguir viviendo|0 despertar nunca|0 despertar más|0 hay razón para vivir|0 tengo razones para vivir|0 will to go on|0 more life|0 one would notice|0 one would care|0 one would miss|0 one will miss|0 place for me in this world|0 place in this world|0 strength to live|0 strength left to live|0 strength to go on|0 reason to keep going|0 reason to keep|0 reason to continue|0 reason to wake up|0 reason to be here|0 reason to stay|0 reason for me to|0 point in me|0 point anymore|0 point to life|0 point in life|0 other way out|0 way out of this|0 escape but|0 escape except|0 future for me|0 version of the future|0 longer be a burden|0 need to wake up|0 tomorrow for me|0 quiero existir|0 quiero seguir aquí|0 quiero vivir mas|0 le veo sentido a vivir|0 vale la pena vivir|0 quiero vivir en este mundo|0 quiero vivir en este infierno|0 quiero vivir con este dolor
dnobody|0 would cry if i|0 left to live for|0 would care if i|0 needs me alive|0 needs me here|0 would notice|0 would care|0 would miss|0 will miss|0 would find me in time|0 will find me in time
dnon|0 voglio più vivere|0 voglio vivere|0 vorrei più vivere|0 ho più voglia di vivere|0 ho voglia di vivere|0 essere mai nato|0 essere mai nata|0 vale la pena vivere|0 voglio vivere in questo mondo
dnot|0 wake up again|0 want to live|0 want to live in this world|0 want to live in this body|0 want to live in this pain|0 want to live in this head|0 want to live in this skin|0 want to live in a world|0 want to live in pain|0 want to live in fear|0 want to live in my|0 want to be alive|0 want to exist|0 want to be here anymore|0 worth living|0 worth living anymore|0 be here tomorrow|0 safe with myself|0 safe alone|0 be alive|0 to be alive|0 being alive|0 deserve to live|0 going to be here|0 meant to live|0 meant to be here|0 meant to be alive|0 worth it anymore|0 be here next|0 be around much longer|0 be around for|0 safe from myself|0 sure i will be here|0 sure ill be here|0 planning to be here|0 planning to be around|0 waiting much longer|0 be a problem anymore|0 being here anymore|0 have to wake up|0 having to wake up|0 make it to christmas|0 safe tonight|0 safe by myself|0 your fault i|0 suicidal but|0 suicidal exactly
dnothing|0 to live for|0 left to live for|0 but a burden|0 to live|0 worth living|0 keeps me here|0 keeping me here|0 keeping me alive|0 is keeping me here|0 keeps me going but|0 keeps me going except
dnotice|0 if i was gone|0 if i were gone|0 if i died|0 if i disappeared
dnu|0 mai vreau să trăiesc|0 mai vreau sa traiesc|0 vreau să mai trăiesc
dnão|0 quero mais viver|0 quero viver|0 tenho vontade de viver|0 tenho mais vontade de viver|0 aguento mais viver|0 quero mais existir|0 quero viver nesse mundo
dodd|0 last night
dodebrać|0 sobie życie
dof|0 suicide|0 overdosing|0 ending it|0 not waking up|0 not existing
doff|0 myself|0 if i was gone|0 if i were gone|0 if i was dead|0 if i were dead|0 if i wasnt|0 if i didnt|0 if i died|0 without me
doffing|0 myself
dohne|0 mich besser|0 mich besser dran|0 mich wäre alles besser
dojalá|0 estuviera muert*|0 no existiera|0 me muriera
don|0 the railing|0 the ledge|0 the train tracks|0 purpose to feel|0 the wrong side of the rail|0 the wrong side of the railing|0 the wrong side of the barrier
done|0 way out of this life|0 reason to stay|0 more … and i am done
donly|0 way out is|0 thing keeping me alive|0 reason i am alive|0 reason i am still|0 death|0 way out|0 escape|0 thing keeping me here|0 reason i am here|0 reason i am still here|0 reason i havent|0 thing stopping me|0 the dog keeps me|0 the cat keeps me|0 a way out
dopened|0 up my arm|0 up my arms|0 up my wrists
dorkar|0 inte leva|0 inte leva längre
dorker|0 ikke leve|0 ikke å leve
dother|0 side of the railing|0 side of the rail|0 side of the barrier
dout|0 of this world for good
dover|0 living|0 the railing|0 zelfmoord
doverdose|0 again|0 on purpose
doverdosed|0 last|0 again|0|0 on my|0 on pills|0 on meds|0 on medication|0 on paracetamol|0 on ibuprofen|0 on aspirin|0 on tylenol|0 on insulin|0 on sleeping|0 on xanax
dpain|0 so i feel
dpainless|0 way
dpas|0 envie de vivre
dpeace|0 with ending
dpengen|0 mati|0 bunuh diri
dpensamentos|0 suicidas
dpensamientos|0 suicidas
dpensando|0 en el suicidio|0 al suicidio|0 em me matar|0 em suicídio
dpensar|0 em suicídio
dpensato|0 al suicidio
dpense|0 au suicide|0 à me tuer
dpenser|0 au suicide
dpenses|0 au suicide
dpensieri|0 suicidi
dpenso|0 al suicidio|0 em me matar|0 em suicídio
dpensé|0 au suicide
dpensées|0 suicidaires
dpermanent|0 solution
dpeux|0 plus vivre
dpicked|0 a date to die|0 the day i|0 my skin until
dpicture|0 my death|0 my own funeral
dpicturing|0 my own funeral
dpienso|0 en el suicidio
dpills|0 in my hand|0 ready|0 in front of me|0 next to me|0 are lined up|0 lined up
dpinch|0 myself until
dpingin|0 mati
dplan|0 to end it|0 my death|0 to end|0 to die
dplanned|0 my own funeral|0 my funeral
dplanning|0 my death|0 to end|0 my own funeral|0 my funeral
dplasters|0 on my wrist|0 on my wrists|0 on my thigh|0 on my thighs
dplatform|0 edge
dplease|0 kill me|0 forgive me when|0 look after … when i am gone|0 take care of … when i am gone
dplus|0 envie de vivre|0 la force de vivre|0 me réveiller|0 de raison de vivre|0 aucune raison de vivre|0 goût à la vie|0 le goût de vivre
dpociąłem|0 się
dpocięłam|0 się
dpoint|0 in living anymore|0 of going on|0 of being alive|0 in being alive|0 in going on|0 in carrying on|0 of carrying on|0 to my life|0 in carrying on|0 of carrying on|0 in going on|0 of going on
dpoison|0 myself
dpopełnić|0 samobójstwo
dpowiesić|0 się
dpray|0 i dont wake|0 not to wake
dpreferia|0 estar morto|0 estar morta
dpressed|0 the lighter
dpris|0 tous mes médicaments
dpromised|0 … i would hold on|0 … id hold on
dpréférerais|0 être mort*
dpróba|0 samobójcza
dpull|0 the trigger
dpulled|0 out my hair|0 out my hair until
dpunch|0 myself|0 the wall till my knuckles
dpunched|0 the wall until my
dpunish|0 myself
dput|0 it out on my
dqueria|0 morrer|0 me matar|0 sumir|0 desaparecer|0 estar morto|0 estar morta|0 não existir|0 nunca ter nascido
dquero|0 morrer|0 me matar|0 matar me|0 sumir
dquiero|0 morir|0 morirme|0 desaparecer|0 dejar de existir|0 dejar de vivir|0 acabar con todo|0 estar muert*|0 quitarme la vida
dquisiera|0 morir|0 morirme|0 estar muert*|0 desaparecer
dquitarme|0 la vida
drather|0 be dead|0 die|0 not be here|0 not wake up|0 not exist|0 not be alive
drazor|0 to my|0 blade again|0 blade|0 blades|0 in my
drazors|0 again
dready|0 to end it|0 to go forever|0 to die|0 for death|0 to go and be with
dreason|0 to stay alive|0 to keep living|0 to live|0 to keep going|0 i havent done it|0 not to do it
dregret|0 being born
drelapse|0 cutting
drelapsed|0 on cutting|0 and cut|0 with cutting
dresearch*|0 methods
dritze|0 mich|0 mich wieder
droof|0 of the car park|0 of the multi
drope|0 around my neck|0 time|0 in my hand|0 in my hands
droping|0
drun|0 into traffic
dsa|0 ma sinucid
dsaid|0 my goodbyes|0 goodbye to everyone|0 i was safe . i wasnt
dsat|0 on the edge of the roof
dsauter|0 du pont|0 dun pont
dsaved|0 up pills
dsaving|0 up pills|0 up my pills|0 up my meds|0 my tablets|0 my meds|0 my pills
dsaying|0 my goodbyes
dscared|0 of what i might do|0 i will do something|0 of myself|0 of hurting myself
dscars|0 on my arms are|0 on my wrists
dscratch|0 myself until|0 my arms until|0 my skin|0 my arms until|0 my skin until
dscratched|0 myself bloody|0 my arms
dscratching|0 my arms
dsearched|0 how many pills|0 for ways|0 how many pills|0 how many tablets|0 how many paracetamol
dsebevražedné|0 myšlenky
dsee|0 a reason to|0 any reason to|0 no future|0 no way out|0 a future with me|0 him one last time before i|0 her one last time before i|0 them one last time before i
dselbst|0 umbringen
dselbstmord|0 begehen|0 zu begehen
dselbstmordgedanken|0
dself|0 harm*|0 injur*|0 destruct|0 harmed
dselfharm*|0
dselvmordstanker|0
dsem|0 vontade de viver
dset|0 a date to die
dsewerslide|0
dsh|0 again|0 relapse
dsharpener|0 blade
dshoot|0 myself
dshooting|0 myself
dshould|0 just die|0 be dead|0 kill|0 never have been born|0 not be alive|0 not exist|0 have been me who died|0 have been the one in the car|0 have been the one who died|0 have been me in the car
dshouldnt|0 have been born|0 be alive|0 exist|0 be here anymore
dsi|0 again
dsick|0 of living|0 of being alive|0 of existing|0 of life|0 of this life|0 of breathing
dsin|0 ganas de vivir|0 mí estarían mejor
dsjälvmordstankar|0
dskada|0 mig själv
dskadar|0 mig själv
dskade|0 meg selv|0 mig selv
dskar|0 mig igen
dskip|0 my insulin
dskipped|0 my insulin on purpose
dskończyć|0 ze sobą|0 z życiem
dskär|0 mig igen|0 mig själv
dslap|0 myself
dslapped|0 myself until
dslash|0 my wrist*
dslashed|0 my wrist*|0 my arm*
dsleep|0 and not wake up|0 forever|0 and never wake|0 and not wake
dsleeves|0 over the cuts
dslice|0 my wrist*|0 my arm*
dsliced|0 my arm*
dslit|0 my wrists|0 my throat
dslitting|0 my
dsmaller|0 until i am gone
dsmash|0 my head
dso|0 they will be ok without me|0 maybe i dont mean it
dsomebody|0 kill me
dsomeone|0 kill me
dsomething|0 stupid tonight|0 fatal
dsongs|0 for my funeral
dsoon|0 it wont hurt
dsorry|0 i woke up|0 for what i am about to|0 mum i cant|0 mom i cant
dsorted|0 … insurance … without me
dspáchat|0 sebevraždu
dstab|0 myself
dstabbing|0 myself
dstanca|0 di vivere
dstanco|0 di vivere
dstanding|0 on the ledge
dstarted|0 cutting
dstarve|0 myself to death|0 myself to punish|0 until i am gone
dstarved|0 myself
dstarving|0 myself
dstash|0 of pills|0 of pills|0 of tablets
dstay|0 alive for
dsteer|0 into
dstep|0 into traffic|0 off the platform|0 off the curb|0 out into traffic|0 in front of a train|0 in front of a bus|0 in front of a car|0 in front of a lorry|0 in front of a truck|0 in front of the train|0 in front of the bus|0 in front of the car|0 in front of the lorry|0 in front of the truck
dstepped|0 in front of a train|0 in front of a bus|0 in front of a car|0 in front of a lorry|0 in front of a truck|0 in front of the train|0 in front of the bus|0 in front of the car|0 in front of the lorry|0 in front of the truck
dsterben|0 will|0 möchte
dstockpil*|0 pills
dstood|0 on the platform … longer|0 … edge of the bridge|0 … edge of the roof|0 … edge of the cliff|0 … edge of the platform
dstop|0 existing|0 living|0 being alive|0 forever|0 my heart|0 taking my insulin|0 breathing
dstopped|0 eating on purpose|0 my insulin|0 eating to disappear|0 taking my insulin|0 wearing a seatbelt|0 wearing my seatbelt|0 taking my heart|0 taking my insulin|0 taking my blood
dstrangle|0 myself
dstrangled|0 myself
dsu1cide|0
dsucidal|0
dsucide|0
dsuffocate|0 myself
dsui|0 thoughts
dsuicde|0
dsuicidaal|0
dsuicidaire*|0
dsuicidal|0|0 again
dsuicidar|0 me
dsuicidarme|0
dsuicidarmi|0
dsuicide|0 note|0 attempt|0 again|0 plan|0 hotline|0 seems|0 sounds|0 watch
dsuicidle|0
dsuizid|0 begehen|0 zu begehen
dsuizidal*|0
dsuizidgedanken|0
dsupposed|0 to be dead|0 to die
dsurvive|0 the night|0 tonight
dsurvived|0 and wish
dsuïcidaal|0
dswallow|0 all the|0 all my|0 the pills
dswallowed|0 all|0 a bottle|0 the pills|0 bleach|0 poison|0 ten pills|0 ten tablets|0 ten paracetamol|0 ten tylenol|0 ten aspirin|0 ten ibuprofen|0 ten xanax|0 ten valium|0 ten sleeping pills|0 ten antidepressants|0 ten meds|0 ten painkillers|0 ten benzos|0 ten insulin|0 ten advil|0 ten oxy|0 ten melatonin|0 ten sleeping tablets|0 ten medication|0 twelve pills|0 twelve tablets|0 twelve paracetamol|0 twelve tylenol|0 twelve aspirin|0 twelve ibuprofen|0 twelve xanax|0 twelve valium|0 twelve sleeping pills|0 twelve antidepressants|0 twelve meds|0 twelve painkillers|0 twelve benzos|0 twelve insulin|0 twelve advil|0 twelve oxy|0 twelve melatonin|0 twelve sleeping tablets|0 twelve medication|0 15 pills|0 15 tablets|0 15 paracetamol|0 15 tylenol|0 15 aspirin|0 15 ibuprofen|0 15 xanax|0 15 valium|0 15 sleeping pills|0 15 antidepressants|0 15 meds|0 15 painkillers|0 15 benzos|0 15 insulin|0 15 advil|0 15 oxy|0 15 melatonin|0 15 sleeping tablets|0 15 medication|0 16 pills|0 16 tablets|0 16 paracetamol|0 16 tylenol|0 16 aspirin|0 16 ibuprofen|0 16 xanax|0 16 valium|0 16 sleeping pills|0 16 antidepressants|0 16 meds|0 16 painkillers|0 16 benzos|0 16 insulin|0 16 advil|0 16 oxy|0 16 melatonin|0 16 sleeping tablets|0 16 medication|0 18 pills|0 18 tablets|0 18 paracetamol|0 18 tylenol|0 18 aspirin|0 18 ibuprofen|0 18 xanax|0 18 valium|0 18 sleeping pills|0 18 antidepressants|0 18 meds|0 18 painkillers|0 18 benzos|0 18 insulin|0 18 advil|0 18 oxy|0 18 melatonin|0 18 sleeping tablets|0 18 medication|0 20 pills|0 20 tablets|0 20 paracetamol|0 20 tylenol|0 20 aspirin|0 20 ibuprofen|0 20 xanax|0 20 valium|0 20 sleeping pills|0 20 antidepressants|0 20 meds|0 20 painkillers|0 20 benzos|0 20 insulin|0 20 advil|0 20 oxy|0 20 melatonin|0 20 sleeping tablets|0 20 medication|0 24 pills|0 24 tablets|0 24 paracetamol|0 24 tylenol|0 24 aspirin|0 24 ibuprofen|0 24 xanax|0 24 valium|0 24 sleeping pills|0 24 antidepressants|0 24 meds|0 24 painkillers|0 24 benzos|0 24 insulin|0 24 advil|0 24 oxy|0 24 melatonin|0 24 sleeping tablets|0 24 medication|0 25 pills|0 25 tablets|0 25 paracetamol|0 25 tylenol|0 25 aspirin|0 25 ibuprofen|0 25 xanax|0 25 valium|0 25 sleeping pills|0 25 antidepressants|0 25 meds|0 25 painkillers|0 25 benzos|0 25 insulin|0 25 advil|0 25 oxy|0 25 melatonin|0 25 sleeping tablets|0 25 medication|0 28 pills|0 28 tablets|0 28 paracetamol|0 28 tylenol|0 28 aspirin|0 28 ibuprofen|0 28 xanax|0 28 valium|0 28 sleeping pills|0 28 antidepressants|0 28 meds|0 28 painkillers|0 28 benzos|0 28 insulin|0 28 advil|0 28 oxy|0 28 melatonin|0 28 sleeping tablets|0 28 medication|0 30 pills|0 30 tablets|0 30 paracetamol|0 30 tylenol|0 30 aspirin|0 30 ibuprofen|0 30 xanax|0 30 valium|0 30 sleeping pills|0 30 antidepressants|0 30 meds|0 30 painkillers|0 30 benzos|0 30 insulin|0 30 advil|0 30 oxy|0 30 melatonin|0 30 sleeping tablets|0 30 medication|0 32 pills|0 32 tablets|0 32 paracetamol|0 32 tylenol|0 32 aspirin|0 32 ibuprofen|0 32 xanax|0 32 valium|0 32 sleeping pills|0 32 antidepressants|0 32 meds|0 32 painkillers|0 32 benzos|0 32 insulin|0 32 advil|0 32 oxy|0 32 melatonin|0 32 sleeping tablets|0 32 medication|0 36 pills|0 36 tablets|0 36 paracetamol|0 36 tylenol|0 36 aspirin|0 36 ibuprofen|0 36 xanax|0 36 valium|0 36 sleeping pills|0 36 antidepressants|0 36 meds|0 36 painkillers|0 36 benzos|0 36 insulin|0 36 advil|0 36 oxy|0 36 melatonin|0 36 sleeping tablets|0 36 medication|0 40 pills|0 40 tablets|0 40 paracetamol|0 40 tylenol|0 40 aspirin|0 40 ibuprofen|0 40 xanax|0 40 valium|0 40 sleeping pills|0 40 antidepressants|0 40 meds|0 40 painkillers|0 40 benzos|0 40 insulin|0 40 advil|0 40 oxy|0 40 melatonin|0 40 sleeping tablets|0 40 medication|0 50 pills|0 50 tablets|0 50 paracetamol|0 50 tylenol|0 50 aspirin|0 50 ibuprofen|0 50 xanax|0 50 valium|0 50 sleeping pills|0 50 antidepressants|0 50 meds|0 50 painkillers|0 50 benzos|0 50 insulin|0 50 advil|0 50 oxy|0 50 melatonin|0 50 sleeping tablets|0 50 medication|0 60 pills|0 60 tablets|0 60 paracetamol|0 60 tylenol|0 60 aspirin|0 60 ibuprofen|0 60 xanax|0 60 valium|0 60 sleeping pills|0 60 antidepressants|0 60 meds|0 60 painkillers|0 60 benzos|0 60 insulin|0 60 advil|0 60 oxy|0 60 melatonin|0 60 sleeping tablets|0 60 medication|0 80 pills|0 80 tablets|0 80 paracetamol|0 80 tylenol|0 80 aspirin|0 80 ibuprofen|0 80 xanax|0 80 valium|0 80 sleeping pills|0 80 antidepressants|0 80 meds|0 80 painkillers|0 80 benzos|0 80 insulin|0 80 advil|0 80 oxy|0 80 melatonin|0 80 sleeping tablets|0 80 medication|0 100 pills|0 100 tablets|0 100 paracetamol|0 100 tylenol|0 100 aspirin|0 100 ibuprofen|0 100 xanax|0 100 valium|0 100 sleeping pills|0 100 antidepressants|0 100 meds|0 100 painkillers|0 100 benzos|0 100 insulin|0 100 advil|0 100 oxy|0 100 melatonin|0 100 sleeping tablets|0 100 medication|0 thirty pills|0 thirty tablets|0 thirty paracetamol|0 thirty tylenol|0 thirty aspirin|0 thirty ibuprofen|0 thirty xanax|0 thirty valium|0 thirty sleeping pills|0 thirty antidepressants|0 thirty meds|0 thirty painkillers|0 thirty benzos|0 thirty insulin|0 thirty advil|0 thirty oxy|0 thirty melatonin|0 thirty sleeping tablets|0 thirty medication|0 twenty pills|0 twenty tablets|0 twenty paracetamol|0 twenty tylenol|0 twenty aspirin|0 twenty ibuprofen|0 twenty xanax|0 twenty valium|0 twenty sleeping pills|0 twenty antidepressants|0 twenty meds|0 twenty painkillers|0 twenty benzos|0 twenty insulin|0 twenty advil|0 twenty oxy|0 twenty melatonin|0 twenty sleeping tablets|0 twenty medication|0 forty pills|0 forty tablets|0 forty paracetamol|0 forty tylenol|0 forty aspirin|0 forty ibuprofen|0 forty xanax|0 forty valium|0 forty sleeping pills|0 forty antidepressants|0 forty meds|0 forty painkillers|0 forty benzos|0 forty insulin|0 forty advil|0 forty oxy|0 forty melatonin|0 forty sleeping tablets|0 forty medication|0 fifty pills|0 fifty tablets|0 fifty paracetamol|0 fifty tylenol|0 fifty aspirin|0 fifty ibuprofen|0 fifty xanax|0 fifty valium|0 fifty sleeping pills|0 fifty antidepressants|0 fifty meds|0 fifty painkillers|0 fifty benzos|0 fifty insulin|0 fifty advil|0 fifty oxy|0 fifty melatonin|0 fifty sleeping tablets|0 fifty medication|0 a handful of pills|0 a handful of tablets|0 a handful of paracetamol|0 a handful of tylenol|0 a handful of aspirin|0 a handful of ibuprofen|0 a handful of xanax|0 a handful of valium|0 a handful of sleeping pills|0 a handful of antidepressants|0 a handful of meds|0 a handful of painkillers|0 a handful of benzos|0 a handful of insulin|0 a handful of advil|0 a handful of oxy|0 a handful of melatonin|0 a handful of sleeping tablets|0 a handful of medication|0 handfuls of pills|0 handfuls of tablets|0 handfuls of paracetamol|0 handfuls of tylenol|0 handfuls of aspirin|0 handfuls of ibuprofen|0 handfuls of xanax|0 handfuls of valium|0 handfuls of sleeping pills|0 handfuls of antidepressants|0 handfuls of meds|0 handfuls of painkillers|0 handfuls of benzos|0 handfuls of insulin|0 handfuls of advil|0 handfuls of oxy|0 handfuls of melatonin|0 handfuls of sleeping tablets|0 handfuls of medication|0 a fistful of pills|0 a fistful of tablets|0 a fistful of paracetamol|0 a fistful of tylenol|0 a fistful of aspirin|0 a fistful of ibuprofen|0 a fistful of xanax|0 a fistful of valium|0 a fistful of sleeping pills|0 a fistful of antidepressants|0 a fistful of meds|0 a fistful of painkillers|0 a fistful of benzos|0 a fistful of insulin|0 a fistful of advil|0 a fistful of oxy|0 a fistful of melatonin|0 a fistful of sleeping tablets|0 a fistful of medication|0 a box of pills|0 a box of tablets|0 a box of paracetamol|0 a box of tylenol|0 a box of aspirin|0 a box of ibuprofen|0 a box of xanax|0 a box of valium|0 a box of sleeping pills|0 a box of antidepressants|0 a box of meds|0 a box of painkillers|0 a box of benzos|0 a box of insulin|0 a box of advil|0 a box of oxy|0 a box of melatonin|0 a box of sleeping tablets|0 a box of medication|0 a whole box of pills|0 a whole box of tablets|0 a whole box of paracetamol|0 a whole box of tylenol|0 a whole box of aspirin|0 a whole box of ibuprofen|0 a whole box of xanax|0 a whole box of valium|0 a whole box of sleeping pills|0 a whole box of antidepressants|0 a whole box of meds|0 a whole box of painkillers|0 a whole box of benzos|0 a whole box of insulin|0 a whole box of advil|0 a whole box of oxy|0 a whole box of melatonin|0 a whole box of sleeping tablets|0 a whole box of medication|0 a pack of pills|0 a pack of tablets|0 a pack of paracetamol|0 a pack of tylenol|0 a pack of aspirin|0 a pack of ibuprofen|0 a pack of xanax|0 a pack of valium|0 a pack of sleeping pills|0 a pack of antidepressants|0 a pack of meds|0 a pack of painkillers|0 a pack of benzos|0 a pack of insulin|0 a pack of advil|0 a pack of oxy|0 a pack of melatonin|0 a pack of sleeping tablets|0 a pack of medication|0 a whole pack of pills|0 a whole pack of tablets|0 a whole pack of paracetamol|0 a whole pack of tylenol|0 a whole pack of aspirin|0 a whole pack of ibuprofen|0 a whole pack of xanax|0 a whole pack of valium|0 a whole pack of sleeping pills|0 a whole pack of antidepressants|0 a whole pack of meds|0 a whole pack of painkillers|0 a whole pack of benzos|0 a whole pack of insulin|0 a whole pack of advil|0 a whole pack of oxy|0 a whole pack of melatonin|0 a whole pack of sleeping tablets|0 a whole pack of medication|0 two packs of pills|0 two packs of tablets|0 two packs of paracetamol|0 two packs of tylenol|0 two packs of aspirin|0 two packs of ibuprofen|0 two packs of xanax|0 two packs of valium|0 two packs of sleeping pills|0 two packs of antidepressants|0 two packs of meds|0 two packs of painkillers|0 two packs of benzos|0 two packs of insulin|0 two packs of advil|0 two packs of oxy|0 two packs of melatonin|0 two packs of sleeping tablets|0 two packs of medication|0 a packet of pills|0 a packet of tablets|0 a packet of paracetamol|0 a packet of tylenol|0 a packet of aspirin|0 a packet of ibuprofen|0 a packet of xanax|0 a packet of valium|0 a packet of sleeping pills|0 a packet of antidepressants|0 a packet of meds|0 a packet of painkillers|0 a packet of benzos|0 a packet of insulin|0 a packet of advil|0 a packet of oxy|0 a packet of melatonin|0 a packet of sleeping tablets|0 a packet of medication|0 a bunch of pills|0 a bunch of tablets|0 a bunch of paracetamol|0 a bunch of tylenol|0 a bunch of aspirin|0 a bunch of ibuprofen|0 a bunch of xanax|0 a bunch of valium|0 a bunch of sleeping pills|0 a bunch of antidepressants|0 a bunch of meds|0 a bunch of painkillers|0 a bunch of benzos|0 a bunch of insulin|0 a bunch of advil|0 a bunch of oxy|0 a bunch of melatonin|0 a bunch of sleeping tablets|0 a bunch of medication|0 too many pills|0 too many tablets|0 too many paracetamol|0 too many tylenol|0 too many aspirin|0 too many ibuprofen|0 too many xanax|0 too many valium|0 too many sleeping pills|0 too many antidepressants|0 too many meds|0 too many painkillers|0 too many benzos|0 too many insulin|0 too many advil|0 too many oxy|0 too many melatonin|0 too many sleeping tablets|0 too many medication|0 way too many pills|0 way too many tablets|0 way too many paracetamol|0 way too many tylenol|0 way too many aspirin|0 way too many ibuprofen|0 way too many xanax|0 way too many valium|0 way too many sleeping pills|0 way too many antidepressants|0 way too many meds|0 way too many painkillers|0 way too many benzos|0 way too many insulin|0 way too many advil|0 way too many oxy|0 way too many melatonin|0 way too many sleeping tablets|0 way too many medication|0 all the pills|0 all the tablets|0 all the paracetamol|0 all the tylenol|0 all the aspirin|0 all the ibuprofen|0 all the xanax|0 all the valium|0 all the sleeping pills|0 all the antidepressants|0 all the meds|0 all the painkillers|0 all the benzos|0 all the insulin|0 all the advil|0 all the oxy|0 all the melatonin|0 all the sleeping tablets|0 all the medication|0 all my pills|0 all my tablets|0 all my paracetamol|0 all my tylenol|0 all my aspirin|0 all my ibuprofen|0 all my xanax|0 all my valium|0 all my sleeping pills|0 all my painkillers|0 all my benzos|0 all my advil|0 all my oxy|0 all my sleeping tablets|0 all of my pills|0 all of my tablets|0 all of my paracetamol|0 all of my tylenol|0 all of my aspirin|0 all of my ibuprofen|0 all of my xanax|0 all of my valium|0 all of my sleeping pills|0 all of my painkillers|0 all of my benzos|0 all of my advil|0 all of my oxy|0 all of my sleeping tablets|0 the rest of the pills|0 the rest of the tablets|0 the rest of the paracetamol|0 the rest of the tylenol|0 the rest of the aspirin|0 the rest of the ibuprofen|0 the rest of the xanax|0 the rest of the valium|0 the rest of the sleeping pills|0 the rest of the antidepressants|0 the rest of the meds|0 the rest of the painkillers|0 the rest of the benzos|0 the rest of the insulin|0 the rest of the advil|0 the rest of the oxy|0 the rest of the melatonin|0 the rest of the sleeping tablets|0 the rest of the medication|0 the rest of my pills|0 the rest of my tablets|0 the rest of my paracetamol|0 the rest of my tylenol|0 the rest of my aspirin|0 the rest of my ibuprofen|0 the rest of my xanax|0 the rest of my valium|0 the rest of my sleeping pills|0 the rest of my antidepressants|0 the rest of my meds|0 the rest of my painkillers|0 the rest of my benzos|0 the rest of my insulin|0 the rest of my advil|0 the rest of my oxy|0 the rest of my melatonin|0 the rest of my sleeping tablets|0 the rest of my medication|0 all his pills|0 all his tablets|0 all his paracetamol|0 all his tylenol|0 all his aspirin|0 all his ibuprofen|0 all his xanax|0 all his valium|0 all his sleeping pills|0 all his antidepressants|0 all his meds|0 all his painkillers|0 all his benzos|0 all his insulin|0 all his advil|0 all his oxy|0 all his melatonin|0 all his sleeping tablets|0 all his medication|0 all her pills|0 all her tablets|0 all her paracetamol|0 all her tylenol|0 all her aspirin|0 all her ibuprofen|0 all her xanax|0 all her valium|0 all her sleeping pills|0 all her antidepressants|0 all her meds|0 all her painkillers|0 all her benzos|0 all her insulin|0 all her advil|0 all her oxy|0 all her melatonin|0 all her sleeping tablets|0 all her medication|0 all of the pills|0 all of the tablets|0 all of the paracetamol|0 all of the tylenol|0 all of the aspirin|0 all of the ibuprofen|0 all of the xanax|0 all of the valium|0 all of the sleeping pills|0 all of the antidepressants|0 all of the meds|0 all of the painkillers|0 all of the benzos|0 all of the insulin|0 all of the advil|0 all of the oxy|0 all of the melatonin|0 all of the sleeping tablets|0 all of the medication
dswerv*|0 into
dswerve|0 into
dswerving|0 into
dswim|0 out and not
dsă|0 mă sinucid
dta|0 livet av mig|0 mitt liv|0 mitt eget liv|0 livet av meg|0 mitt eige liv
dtablets|0 are lined up|0 lined up
dtage|0 livet af mig|0 mit eget liv
dtagliarmi|0 le vene
dtake|0 an overdose|0 my life|0 my own life|0 all the pills|0 all my pills|0 poison
dtaking|0 an overdose|0 my life|0 my own life|0 all my pills
dtalked|0 me off the
dtapan|0 itseni
dtappaa|0 itseni
dtar|0 livet av mig
dtehdä|0 itsemurhan
dtell|0 myself kys|0 … i love them|0 mum i love|0 mom i love|0 my kids i love|0 my daughter i love|0 my son i love|0 mum it wasnt her fault|0 mum it wasnt his fault|0 mum it wasnt their fault|0 mom it wasnt her fault|0 mom it wasnt his fault|0 mom it wasnt their fault|0 dad it wasnt her fault|0 dad it wasnt his fault|0 dad it wasnt their fault|0 him it wasnt his fault|0 him it wasnt her fault|0 him it wasnt their fault|0 her it wasnt his fault|0 her it wasnt her fault|0 her it wasnt their fault|0 them it wasnt his fault|0 them it wasnt her fault|0 them it wasnt their fault
dtenker|0 på selvmord
dtentativa|0 de suicídio
dtentative|0 de suicide
dterminar|0 con mi vida
dthe|0 knife ready|0 cuts|0 blade|0 final solution for me|0 barrel in my mouth|0 razor again|0 thoughts are back|0 dark thoughts|0 lord … take me|0 noose|0 only way out is dying
dthere|0 wont be a tomorrow
dthey|0 will be ok without me|0 will be okay without me|0 will be fine without me|0 will be better without me|0 will be alright without me|0 would be ok without me|0 would be okay without me|0 would be fine without me|0 would be alright without me
dtheyd|0 be ok without me|0 be okay without me|0 be fine without me|0 be alright without me|0 be better without me
dthing|0 that stops me
dthink|0 about suicide|0 about dying|0 about jumping|0 about death every|0 of dying|0 of not being here|0 about not being here|0 about not existing
dthinking|0 about suicide|0 about dying|0 of dying|0 of jumping|0 about jumping|0 of ending things|0 about death|0 of not being here|0 about not being here|0 about not existing
dthinks|0 about dying
dthis|0 is goodbye i
dthought|0 about suicide|0 about dying|0 about jumping|0 of jumping|0 of not being here|0 of not existing
dthoughts|0 about suicide|0 of suicide|0 of dying|0 of ending|0 of killing|0 of cutting|0 of jumping|0 of hanging|0 about killing|0 about ending|0 of not being here
dthrow|0 myself off|0 myself in front
dthrowing|0 myself
dthrown|0 myself
dtidak|0 ingin hidup lagi|0 mau hidup lagi
dtied|0 a rope|0 the
dtill|0 i bleed|0 it bleeds
dtirar|0 a minha vida|0 minha vida
dtirarme|0 por la ventana|0 del puente|0 de un puente|0 a las vías
dtired|0 of living|0 of life|0 of being alive|0 of existing|0 of being here|0 of this life|0 of breathing
dtnę|0 się
dto|0 hurt myself|0 harm myself|0 cut myself|0 hang myself|0 bleed out
dtoaster|0 bath
dtogliermi|0 la vita
dtold|0 … i was safe . i wasnt
dtonight|0 is the night|0 s the night i|0 i will do it
dtoo|0 broken to live|0 tired to live|0 tired to go on|0 close to the edge|0 tired to exist
dtook|0 an overdose|0 my own life|0 all the pills|0 all my pills|0 all of my pills|0 all the tablets|0 too many pills|0 too many tablets|0 too many sleeping|0 ten pills|0 ten tablets|0 ten paracetamol|0 ten tylenol|0 ten aspirin|0 ten ibuprofen|0 ten xanax|0 ten valium|0 ten sleeping pills|0 ten antidepressants|0 ten meds|0 ten painkillers|0 ten benzos|0 ten insulin|0 ten advil|0 ten oxy|0 ten melatonin|0 ten sleeping tablets|0 ten medication|0 twelve pills|0 twelve tablets|0 twelve paracetamol|0 twelve tylenol|0 twelve aspirin|0 twelve ibuprofen|0 twelve xanax|0 twelve valium|0 twelve sleeping pills|0 twelve antidepressants|0 twelve meds|0 twelve painkillers|0 twelve benzos|0 twelve insulin|0 twelve advil|0 twelve oxy|0 twelve melatonin|0 twelve sleeping tablets|0 twelve medication|0 15 pills|0 15 tablets|0 15 paracetamol|0 15 tylenol|0 15 aspirin|0 15 ibuprofen|0 15 xanax|0 15 valium|0 15 sleeping pills|0 15 antidepressants|0 15 meds|0 15 painkillers|0 15 benzos|0 15 insulin|0 15 advil|0 15 oxy|0 15 melatonin|0 15 sleeping tablets|0 15 medication|0 16 pills|0 16 tablets|0 16 paracetamol|0 16 tylenol|0 16 aspirin|0 16 ibuprofen|0 16 xanax|0 16 valium|0 16 sleeping pills|0 16 antidepressants|0 16 meds|0 16 painkillers|0 16 benzos|0 16 insulin|0 16 advil|0 16 oxy|0 16 melatonin|0 16 sleeping tablets|0 16 medication|0 18 pills|0 18 tablets|0 18 paracetamol|0 18 tylenol|0 18 aspirin|0 18 ibuprofen|0 18 xanax|0 18 valium|0 18 sleeping pills|0 18 antidepressants|0 18 meds|0 18 painkillers|0 18 benzos|0 18 insulin|0 18 advil|0 18 oxy|0 18 melatonin|0 18 sleeping tablets|0 18 medication|0 20 pills|0 20 tablets|0 20 paracetamol|0 20 tylenol|0 20 aspirin|0 20 ibuprofen|0 20 xanax|0 20 valium|0 20 sleeping pills|0 20 antidepressants|0 20 meds|0 20 painkillers|0 20 benzos|0 20 insulin|0 20 advil|0 20 oxy|0 20 melatonin|0 20 sleeping tablets|0 20 medication|0 24 pills|0 24 tablets|0 24 paracetamol|0 24 tylenol|0 24 aspirin|0 24 ibuprofen|0 24 xanax|0 24 valium|0 24 sleeping pills|0 24 antidepressants|0 24 meds|0 24 painkillers|0 24 benzos|0 24 insulin|0 24 advil|0 24 oxy|0 24 melatonin|0 24 sleeping tablets|0 24 medication|0 25 pills|0 25 tablets|0 25 paracetamol|0 25 tylenol|0 25 aspirin|0 25 ibuprofen|0 25 xanax|0 25 valium|0 25 sleeping pills|0 25 antidepressants|0 25 meds|0 25 painkillers|0 25 benzos|0 25 insulin|0 25 advil|0 25 oxy|0 25 melatonin|0 25 sleeping tablets|0 25 medication|0 28 pills|0 28 tablets|0 28 paracetamol|0 28 tylenol|0 28 aspirin|0 28 ibuprofen|0 28 xanax|0 28 valium|0 28 sleeping pills|0 28 antidepressants|0 28 meds|0 28 painkillers|0 28 benzos|0 28 insulin|0 28 advil|0 28 oxy|0 28 melatonin|0 28 sleeping tablets|0 28 medication|0 30 pills|0 30 tablets|0 30 paracetamol|0 30 tylenol|0 30 aspirin|0 30 ibuprofen|0 30 xanax|0 30 valium|0 30 sleeping pills|0 30 antidepressants|0 30 meds|0 30 painkillers|0 30 benzos|0 30 insulin|0 30 advil|0 30 oxy|0 30 melatonin|0 30 sleeping tablets|0 30 medication|0 32 pills|0 32 tablets|0 32 paracetamol|0 32 tylenol|0 32 aspirin|0 32 ibuprofen|0 32 xanax|0 32 valium|0 32 sleeping pills|0 32 antidepressants|0 32 meds|0 32 painkillers|0 32 benzos|0 32 insulin|0 32 advil|0 32 oxy|0 32 melatonin|0 32 sleeping tablets|0 32 medication|0 36 pills|0 36 tablets|0 36 paracetamol|0 36 tylenol|0 36 aspirin|0 36 ibuprofen|0 36 xanax|0 36 valium|0 36 sleeping pills|0 36 antidepressants|0 36 meds|0 36 painkillers|0 36 benzos|0 36 insulin|0 36 advil|0 36 oxy|0 36 melatonin|0 36 sleeping tablets|0 36 medication|0 40 pills|0 40 tablets|0 40 paracetamol|0 40 tylenol|0 40 aspirin|0 40 ibuprofen|0 40 xanax|0 40 valium|0 40 sleeping pills|0 40 antidepressants|0 40 meds|0 40 painkillers|0 40 benzos|0 40 insulin|0 40 advil|0 40 oxy|0 40 melatonin|0 40 sleeping tablets|0 40 medication|0 50 pills|0 50 tablets|0 50 paracetamol|0 50 tylenol|0 50 aspirin|0 50 ibuprofen|0 50 xanax|0 50 valium|0 50 sleeping pills|0 50 antidepressants|0 50 meds|0 50 painkillers|0 50 benzos|0 50 insulin|0 50 advil|0 50 oxy|0 50 melatonin|0 50 sleeping tablets|0 50 medication|0 60 pills|0 60 tablets|0 60 paracetamol|0 60 tylenol|0 60 aspirin|0 60 ibuprofen|0 60 xanax|0 60 valium|0 60 sleeping pills|0 60 antidepressants|0 60 meds|0 60 painkillers|0 60 benzos|0 60 insulin|0 60 advil|0 60 oxy|0 60 melatonin|0 60 sleeping tablets|0 60 medication|0 80 pills|0 80 tablets|0 80 paracetamol|0 80 tylenol|0 80 aspirin|0 80 ibuprofen|0 80 xanax|0 80 valium|0 80 sleeping pills|0 80 antidepressants|0 80 meds|0 80 painkillers|0 80 benzos|0 80 insulin|0 80 advil|0 80 oxy|0 80 melatonin|0 80 sleeping tablets|0 80 medication|0 100 pills|0 100 tablets|0 100 paracetamol|0 100 tylenol|0 100 aspirin|0 100 ibuprofen|0 100 xanax|0 100 valium|0 100 sleeping pills|0 100 antidepressants|0 100 meds|0 100 painkillers|0 100 benzos|0 100 insulin|0 100 advil|0 100 oxy|0 100 melatonin|0 100 sleeping tablets|0 100 medication|0 thirty pills|0 thirty tablets|0 thirty paracetamol|0 thirty tylenol|0 thirty aspirin|0 thirty ibuprofen|0 thirty xanax|0 thirty valium|0 thirty sleeping pills|0 thirty antidepressants|0 thirty meds|0 thirty painkillers|0 thirty benzos|0 thirty insulin|0 thirty advil|0 thirty oxy|0 thirty melatonin|0 thirty sleeping tablets|0 thirty medication|0 twenty pills|0 twenty tablets|0 twenty paracetamol|0 twenty tylenol|0 twenty aspirin|0 twenty ibuprofen|0 twenty xanax|0 twenty valium|0 twenty sleeping pills|0 twenty antidepressants|0 twenty meds|0 twenty painkillers|0 twenty benzos|0 twenty insulin|0 twenty advil|0 twenty oxy|0 twenty melatonin|0 twenty sleeping tablets|0 twenty medication|0 forty pills|0 forty tablets|0 forty paracetamol|0 forty tylenol|0 forty aspirin|0 forty ibuprofen|0 forty xanax|0 forty valium|0 forty sleeping pills|0 forty antidepressants|0 forty meds|0 forty painkillers|0 forty benzos|0 forty insulin|0 forty advil|0 forty oxy|0 forty melatonin|0 forty sleeping tablets|0 forty medication|0 fifty pills|0 fifty tablets|0 fifty paracetamol|0 fifty tylenol|0 fifty aspirin|0 fifty ibuprofen|0 fifty xanax|0 fifty valium|0 fifty sleeping pills|0 fifty antidepressants|0 fifty meds|0 fifty painkillers|0 fifty benzos|0 fifty insulin|0 fifty advil|0 fifty oxy|0 fifty melatonin|0 fifty sleeping tablets|0 fifty medication|0 a handful of pills|0 a handful of tablets|0 a handful of paracetamol|0 a handful of tylenol|0 a handful of aspirin|0 a handful of ibuprofen|0 a handful of xanax|0 a handful of valium|0 a handful of sleeping pills|0 a handful of antidepressants|0 a handful of meds|0 a handful of painkillers|0 a handful of benzos|0 a handful of insulin|0 a handful of advil|0 a handful of oxy|0 a handful of melatonin|0 a handful of sleeping tablets|0 a handful of medication|0 handfuls of pills|0 handfuls of tablets|0 handfuls of paracetamol|0 handfuls of tylenol|0 handfuls of aspirin|0 handfuls of ibuprofen|0 handfuls of xanax|0 handfuls of valium|0 handfuls of sleeping pills|0 handfuls of antidepressants|0 handfuls of meds|0 handfuls of painkillers|0 handfuls of benzos|0 handfuls of insulin|0 handfuls of advil|0 handfuls of oxy|0 handfuls of melatonin|0 handfuls of sleeping tablets|0 handfuls of medication|0 a fistful of pills|0 a fistful of tablets|0 a fistful of paracetamol|0 a fistful of tylenol|0 a fistful of aspirin|0 a fistful of ibuprofen|0 a fistful of xanax|0 a fistful of valium|0 a fistful of sleeping pills|0 a fistful of antidepressants|0 a fistful of meds|0 a fistful of painkillers|0 a fistful of benzos|0 a fistful of insulin|0 a fistful of advil|0 a fistful of oxy|0 a fistful of melatonin|0 a fistful of sleeping tablets|0 a fistful of medication|0 a box of pills|0 a box of tablets|0 a box of paracetamol|0 a box of tylenol|0 a box of aspirin|0 a box of ibuprofen|0 a box of xanax|0 a box of valium|0 a box of sleeping pills|0 a box of antidepressants|0 a box of meds|0 a box of painkillers|0 a box of benzos|0 a box of insulin|0 a box of advil|0 a box of oxy|0 a box of melatonin|0 a box of sleeping tablets|0 a box of medication|0 a whole box of pills|0 a whole box of tablets|0 a whole box of paracetamol|0 a whole box of tylenol|0 a whole box of aspirin|0 a whole box of ibuprofen|0 a whole box of xanax|0 a whole box of valium|0 a whole box of sleeping pills|0 a whole box of antidepressants|0 a whole box of meds|0 a whole box of painkillers|0 a whole box of benzos|0 a whole box of insulin|0 a whole box of advil|0 a whole box of oxy|0 a whole box of melatonin|0 a whole box of sleeping tablets|0 a whole box of medication|0 a pack of pills|0 a pack of tablets|0 a pack of paracetamol|0 a pack of tylenol|0 a pack of aspirin|0 a pack of ibuprofen|0 a pack of xanax|0 a pack of valium|0 a pack of sleeping pills|0 a pack of antidepressants|0 a pack of meds|0 a pack of painkillers|0 a pack of benzos|0 a pack of insulin|0 a pack of advil|0 a pack of oxy|0 a pack of melatonin|0 a pack of sleeping tablets|0 a pack of medication|0 a whole pack of pills|0 a whole pack of tablets|0 a whole pack of paracetamol|0 a whole pack of tylenol|0 a whole pack of aspirin|0 a whole pack of ibuprofen|0 a whole pack of xanax|0 a whole pack of valium|0 a whole pack of sleeping pills|0 a whole pack of antidepressants|0 a whole pack of meds|0 a whole pack of painkillers|0 a whole pack of benzos|0 a whole pack of insulin|0 a whole pack of advil|0 a whole pack of oxy|0 a whole pack of melatonin|0 a whole pack of sleeping tablets|0 a whole pack of medication|0 two packs of pills|0 two packs of tablets|0 two packs of paracetamol|0 two packs of tylenol|0 two packs of aspirin|0 two packs of ibuprofen|0 two packs of xanax|0 two packs of valium|0 two packs of sleeping pills|0 two packs of antidepressants|0 two packs of meds|0 two packs of painkillers|0 two packs of benzos|0 two packs of insulin|0 two packs of advil|0 two packs of oxy|0 two packs of melatonin|0 two packs of sleeping tablets|0 two packs of medication|0 a packet of pills|0 a packet of tablets|0 a packet of paracetamol|0 a packet of tylenol|0 a packet of aspirin|0 a packet of ibuprofen|0 a packet of xanax|0 a packet of valium|0 a packet of sleeping pills|0 a packet of antidepressants|0 a packet of meds|0 a packet of painkillers|0 a packet of benzos|0 a packet of insulin|0 a packet of advil|0 a packet of oxy|0 a packet of melatonin|0 a packet of sleeping tablets|0 a packet of medication|0 a bunch of pills|0 a bunch of tablets|0 a bunch of paracetamol|0 a bunch of tylenol|0 a bunch of aspirin|0 a bunch of ibuprofen|0 a bunch of xanax|0 a bunch of valium|0 a bunch of sleeping pills|0 a bunch of antidepressants|0 a bunch of meds|0 a bunch of painkillers|0 a bunch of benzos|0 a bunch of insulin|0 a bunch of advil|0 a bunch of oxy|0 a bunch of melatonin|0 a bunch of sleeping tablets|0 a bunch of medication|0 too many paracetamol|0 too many tylenol|0 too many aspirin|0 too many ibuprofen|0 too many xanax|0 too many valium|0 too many sleeping pills|0 too many antidepressants|0 too many meds|0 too many painkillers|0 too many benzos|0 too many insulin|0 too many advil|0 too many oxy|0 too many melatonin|0 too many sleeping tablets|0 too many medication|0 way too many pills|0 way too many tablets|0 way too many paracetamol|0 way too many tylenol|0 way too many aspirin|0 way too many ibuprofen|0 way too many xanax|0 way too many valium|0 way too many sleeping pills|0 way too many antidepressants|0 way too many meds|0 way too many painkillers|0 way too many benzos|0 way too many insulin|0 way too many advil|0 way too many oxy|0 way too many melatonin|0 way too many sleeping tablets|0 way too many medication|0 all the paracetamol|0 all the tylenol|0 all the aspirin|0 all the ibuprofen|0 all the xanax|0 all the valium|0 all the sleeping pills|0 all the antidepressants|0 all the meds|0 all the painkillers|0 all the benzos|0 all the insulin|0 all the advil|0 all the oxy|0 all the melatonin|0 all the sleeping tablets|0 all the medication|0 all my tablets|0 all my paracetamol|0 all my tylenol|0 all my aspirin|0 all my ibuprofen|0 all my xanax|0 all my valium|0 all my sleeping pills|0 all my painkillers|0 all my benzos|0 all my advil|0 all my oxy|0 all my sleeping tablets|0 all of my tablets|0 all of my paracetamol|0 all of my tylenol|0 all of my aspirin|0 all of my ibuprofen|0 all of my xanax|0 all of my valium|0 all of my sleeping pills|0 all of my painkillers|0 all of my benzos|0 all of my advil|0 all of my oxy|0 all of my sleeping tablets|0 the rest of the pills|0 the rest of the tablets|0 the rest of the paracetamol|0 the rest of the tylenol|0 the rest of the aspirin|0 the rest of the ibuprofen|0 the rest of the xanax|0 the rest of the valium|0 the rest of the sleeping pills|0 the rest of the antidepressants|0 the rest of the meds|0 the rest of the painkillers|0 the rest of the benzos|0 the rest of the insulin|0 the rest of the advil|0 the rest of the oxy|0 the rest of the melatonin|0 the rest of the sleeping tablets|0 the rest of the medication|0 the rest of my pills|0 the rest of my tablets|0 the rest of my paracetamol|0 the rest of my tylenol|0 the rest of my aspirin|0 the rest of my ibuprofen|0 the rest of my xanax|0 the rest of my valium|0 the rest of my sleeping pills|0 the rest of my antidepressants|0 the rest of my meds|0 the rest of my painkillers|0 the rest of my benzos|0 the rest of my insulin|0 the rest of my advil|0 the rest of my oxy|0 the rest of my melatonin|0 the rest of my sleeping tablets|0 the rest of my medication|0 all his pills|0 all his tablets|0 all his paracetamol|0 all his tylenol|0 all his aspirin|0 all his ibuprofen|0 all his xanax|0 all his valium|0 all his sleeping pills|0 all his antidepressants|0 all his meds|0 all his painkillers|0 all his benzos|0 all his insulin|0 all his advil|0 all his oxy|0 all his melatonin|0 all his sleeping tablets|0 all his medication|0 all her pills|0 all her tablets|0 all her paracetamol|0 all her tylenol|0 all her aspirin|0 all her ibuprofen|0 all her xanax|0 all her valium|0 all her sleeping pills|0 all her antidepressants|0 all her meds|0 all her painkillers|0 all her benzos|0 all her insulin|0 all her advil|0 all her oxy|0 all her melatonin|0 all her sleeping tablets|0 all her medication|0 all of the pills|0 all of the tablets|0 all of the paracetamol|0 all of the tylenol|0 all of the aspirin|0 all of the ibuprofen|0 all of the xanax|0 all of the valium|0 all of the sleeping pills|0 all of the antidepressants|0 all of the meds|0 all of the painkillers|0 all of the benzos|0 all of the insulin|0 all of the advil|0 all of the oxy|0 all of the melatonin|0 all of the sleeping tablets|0 all of the medication|0 too many|0 every pill|0 a handful of|0 the blade|0 the knives|0 too many … woke up|0 too many last night|0 too many of my pills|0 too many of my tablets|0 too many of my meds|0 too many of my antidepressants|0 too many of the pills|0 too many of the tablets|0 too many of the meds|0 too many of the antidepressants|0 too many of his pills|0 too many of his tablets|0 too many of his meds|0 too many of his antidepressants|0 too many of her pills|0 too many of her tablets|0 too many of her meds|0 too many of her antidepressants
dtop|0 floor of the car park
dtracks|0 … lie down
dtried|0 to od|0 to end|0 to do it
dtry|0 to stay alive
dtrött|0 på att leva
dturn|0 the wheel into
dtänker|0 på självmord
dtænker|0 på selvmord
dtôi|0 muốn chết
duccidermi|0
dunable|0 to go on
dunalive|0
dunalived|0 myself
dunaliving|0
dunscrewed|0 the sharpener
duntil|0 it bleeds|0 i bleed|0 they find me|0 someone finds me
dup|0 on the roof thinking
durge|0 to cut|0 to jump
durges|0 to cut
duž|0 nechci žít
dvais|0 me tuer|0 en finir
dvan|0 de brug springen
dveux|0 mourir|0 plus vivre|0 me tuer|0 en finir|0 disparaître|0 plus être là|0 plus exister|0 plus vivre dans ce monde
dviilsin|0 itseäni
dvil|0 dø|0 bare dø|0 gerne dø|0 ikke leve|0 ikke leve lenger|0 ikke leve mere|0 ikke leve længere
dvill|0 dö|0 bara dö|0 inte leva|0 inte leva längre|0 inte längre leva|0 försvinna för alltid
dvoglia|0 di morire
dvoglio|0 morire|0 sparire|0 scomparire
dvoice|0 tells me to|0 told me to|0 says do it
dvoices|0 tell me to|0 say i should|0 want me to|0 tell me to|0 told me to|0 say do it
dvolevo|0 morire
dvoltei|0 a cortar me|0 a me cortar
dvon|0 der brücke springen|0 einer brücke springen
dvontade|0 de morrer|0 de me matar|0 de sumir
dvoor|0 de trein springen|0 een trein springen
dvorrei|0 morire|0 sparire|0 essere mort*
dvou|0 me matar|0 matar me
dvoudrais|0 mourir|0 me tuer|0 être mort*|0 en finir|0 disparaître|0 ne plus être là
dvoulais|0 mourir
dvoy|0 a matarme
dvreau|0 să mor|0 sa mor
dwait|0 to die
dwaiting|0 to die|0 for death
dwalk|0 into traffic|0 into the river|0 into the ocean|0 into the lake|0 into the road|0 into the sea and not|0 into the sea and not|0 into the sea and keep|0 into the sea and never|0 into the water and not|0 into the water and keep|0 into the water and never|0 into the ocean and not|0 into the ocean and keep|0 into the ocean and never|0 into the lake and not|0 into the lake and keep|0 into the lake and never|0 in front of a train|0 in front of a bus|0 in front of a car|0 in front of a lorry|0 in front of a truck|0 in front of the train|0 in front of the bus|0 in front of the car|0 in front of the lorry|0 in front of the truck
dwalked|0 into traffic
dwalking|0 into traffic
dwander|0 into traffic
dwant|0 to die|0 to be dead|0 to overdose|0 to disappear and never|0 to end it|0 it to be over|0 this to be over forever|0 to cut again|0 to hurt myself|0 to not exist|0 to disappear forever|0 to vanish forever|0 someone to kill me|0 to sleep forever|0 to vanish|0 to jump off|0 to end things|0 my life to end|0 my life to be over|0 to stop living|0 to be gone|0 to … die|0 to … be dead|0 … never wake up|0 to … not wake up|0 it to stop|0 it all to stop|0 everything to stop|0 everything to end|0 this to end|0 it to end|0 to jump|0 to be with her in heaven|0 to be with him in heaven|0 to be with mum in heaven|0 to be with mom in heaven|0 to not be here|0 to not be alive|0 to not wake|0 to stop being|0 to be nothing|0 the pain to stop forever|0 it to stop forever|0 … stop for good|0 to join him|0 to join her|0 to join mum|0 to join mom|0 to join dad|0 to fade out|0 to fade away|0 to be done with it all|0 to be done with everything
dwanted|0 to disappear forever|0 to hurt myself|0 to jump off|0 to jump|0 to see him one last time|0 to see her one last time|0 to see them one last time
dwanting|0 to die|0 to hurt myself|0 death
dwants|0 me dead|0 my life to end|0 to sleep forever
dwas|0 ik maar dood
dwaste|0 of oxygen|0 of space and|0 of life|0 of a life
dwatched|0 it bleed|0 the blood
dwater|0 over my head and stay
dway|0 out except dying|0 out but dying|0 out but death|0 out is death|0 out is to die|0 out is
dways|0 to die
dwear|0 long sleeves … cuts|0 long sleeves … marks|0 long sleeves … scars|0 long sleeves … arms
dwearing|0 long sleeves … cuts|0 long sleeves … marks|0 long sleeves … scars|0 long sleeves … arms
dwelcome|0 death
dwent|0 up to the roof to
dwhat|0 s the point of living|0 is the point of living|0 s the point in living|0 s the point of life|0 stops me is
dwhen|0 i am dead|0 i am gone|0 i am no longer here
dwho|0 will take care of my cat when i am gone
dwhole|0 bottle of pills
dwhy|0 am i still alive|0 am i alive|0 am i even alive|0 am i still here
dwil|0 dood|0 doodgaan|0 sterven|0 niet meer leven|0 niet langer leven|0 er niet meer zijn
dwilde|0 dood
dwill|0 miss me when i am gone|0 be gone by tomorrow|0 sterben|0 einfach sterben|0 nur noch sterben|0 nicht mehr leben|0 nicht mehr da sein|0 nicht mehr hier sein|0 mich ritzen|0 to go on|0 end it|0 hurt myself|0 kill myself|0 is done and the|0 tot sein|0 nicht mehr existieren|0 für immer verschwinden|0 einfach nicht mehr leben|0 nicht länger leben
dwindow|0 … how far down
dwish|0 i was dead|0 i were dead|0 i had died|0 i would die|0 i could die|0 to die|0 i had never been born|0 i was never born|0 i were never born|0 id never been born|0 i didnt exist|0 i did not exist|0 i wasnt alive|0 i wasnt here anymore|0 i could sleep forever|0 … never wake up|0 i could disappear|0 i could vanish|0 i could just vanish|0 i could just disappear|0 i was gone|0 i were gone|0 i wasnt born|0 i … die|0 i … dead|0 to … die|0 … not exist|0 i … never existed|0 … vanish|0 i would not wake|0 i wouldnt wake|0 id died|0 id been|0 a car would hit me|0 a truck would hit me|0 a bus would hit me|0 i had cancer|0 i would get hit|0 someone would kill me|0 someone would shoot me|0 it would kill me|0 it had killed me|0 the crash had|0 it had been me|0 i hadnt survived|0 i hadnt woken|0 i hadnt been saved|0 they hadnt found me|0 they hadnt saved me|0 nobody had found me|0 my heart would stop|0 it was me who died
dwished|0 i was dead|0 i were dead|0 i had died
dwishing|0 i was dead
dwith|0 a razor
dwithout|0 me in it|0 me around|0 me here|0 me alive
dwoke|0 up and was disappointed
dwolałabym|0 nie żyć
dwolałbym|0 nie żyć
dwollte|0 sterben|0 nur noch sterben
dwont|0 be here tomorrow|0 be around tomorrow|0 be here much longer|0 be around much longer|0 make it through the night|0 make it through tonight|0 be here|0 be around|0 hear from me again|0 have to put up with me|0 have to deal with me|0 see tomorrow|0 see the morning|0 see my next birthday|0 see christmas|0 make it to my birthday|0 make it to christmas|0 need it where i|0 see another birthday|0 see another christmas|0 see another summer|0 see another sunrise|0 feel anything soon
dwore|0 long sleeves … cuts|0 long sleeves … marks|0 long sleeves … scars|0 long sleeves … arms
dworld|0 without me|0 will turn … minus one
dworth|0 being alive|0 more dead|0 more to them dead
dwou|0 dat ik dood was
dwould|0 be happier if i|0 rather not be here|0 rather not exist
dwouldnt|0 mind dying|0 mind not waking|0 get out of the way|0 jump out of the way|0 step out of the way|0 move out of the way|0 mind if i|0 mind if the|0 mind if a
dwritten|0 my goodbyes|0 letters to everyone
dwrote|0 my goodbyes|0 letters to everyone|0 my will because|0 a note and left|0 my note|0 the letters … for each
dwäre|0 am liebsten tot|0 lieber tot|0 gern tot|0 lieber nie geboren
dwünschte|0 ich wäre tot|0 ich wäre nie geboren
dya|0 no quiero estar aquí|0 no quiero seguir|0 no tengo ganas de vivir
dyaşamak|0 istemiyorum|0 istemiyorum artık
dyok|0 olmak istiyorum
dzabiju|0 se
dzabiję|0 się
dzabić|0 się
dzelfmoord|0 plegen|0 te plegen
dzelfmoordgedachten|0
dzmęczona|0 życiem
dzmęczony|0 życiem
dznowu|0 się pocięłam|0 się pociąłem|0 się tnę
dznów|0 się pocięłam|0 się pociąłem|0 się tnę
dà|0 quoi bon vivre
dölmek|0 istiyorum|0 istiyom
döngyilkos|0 leszek|0 akarok lenni
dönskar|0 att jag var död
düberdosis|0 tabletten
dđịnh|0 tự tử
dδε|0 θέλω να ζω
dδεν|0 θέλω να ζω|0 θέλω να ζήσω|0 θέλω άλλο να ζω
dθέλω|0 να πεθάνω
dνα|0 αυτοκτονήσω
dσκέφτομαι|0 την αυτοκτονία
dбольше|0 не хочу жить
dбільше|0 не хочу жити
dвбити|0 себе
dвбю|0 себе
dвскрою|0 вены
dвскрыть|0 вены|0 себе вены
dвтомився|0 жити
dвтомилась|0 жити
dвтомилася|0 жити
dвыпил|0 все таблетки
dвыпила|0 все таблетки
dдумал|0 о самоубийстве
dдумала|0 о самоубийстве
dдумаю|0 о самоубийстве|0 о суициде|0 про самогубство
dдумки|0 про самогубство
dжити|0 не хочу
dжить|0 не хочу|0 не хочется|0 больше не хочу|0 больше не хочется
dкраще|0 без мене|0 б мене не було
dлучше|0 бы я умер|0 бы я умерла|0 бы меня не было|0 бы я не родился|0 бы я не родилась|0 без меня
dмысли|0 о самоубийстве|0 о суициде
dнаглоталась|0 таблеток
dнаглотался|0 таблеток
dнакласти|0 на себе руки
dналожить|0 на себя руки
dне|0 хочу жить|0 хочу больше жить|0 хочется жить|0 вижу смысла жить|0 могу больше жить|0 хочу просыпаться|0 хочу больше просыпаться|0 хочу существовать|0 хочу жити|0 хочу більше жити|0 хочеться жити|0 хочу прокидатися|0 хочу жить в этом мире|0 хочу жить с этой болью|0 хочу жити в цьому світі
dнезачем|0 жить
dнема|0 сенсу жити
dнемає|0 сенсу жити
dнет|0 смысла жить|0 сил жить
dповеситься|0
dповешусь|0
dпокончить|0 с собой|0 с жизнью
dпокончу|0 с собой
dпокінчити|0 з собою|0 життя
dпорезал|0 себя
dпорезала|0 себя
dпорізав|0 себе
dпорізала|0 себе
dпричинить|0 себе боль
dпрыгнуть|0 с моста|0 с крыши|0 под поезд
dрежу|0 себя|0 вены
dрезать|0 себя
dріжу|0 себе
dсвести|0 счеты с жизнью|0 счёты с жизнью
dсуицидальные|0 мысли
dубити|0 себе
dубить|0 себя
dубью|0 себя
dубю|0 себе
dустал|0 жить
dустала|0 жить
dхотел|0 бы умереть
dхотела|0 бы умереть
dхочется|0 умереть|0 исчезнуть
dхочеться|0 померти
dхочу|0 умереть|0 умирать|0 сдохнуть|0 исчезнуть|0 померти|0 зникнути|0 здохнути
dלא|0 רוצה לחיות
dלהרוג|0 את עצמי
dלהתאבד|0
dרוצה|0 למות|0 להתאבד
dأتمنى|0 الموت
dأريد|0 أن أموت|0 الموت|0 الانتحار|0 أن أنتحر
dأفكر|0 في الانتحار|0 بالانتحار
dأن|0 أقتل نفسي
dاتمنى|0 الموت
dاريد|0 ان اموت|0 الموت|0 الانتحار
dافكر|0 في الانتحار
dبدي|0 موت|0 أموت
dخودم|0 را بکشم
dخودمو|0 بکشم
dخودکشی|0 کنم
dسأقتل|0 نفسي
dسأنتحر|0
dعاوز|0 أموت
dعايز|0 أموت
dعايزة|0 أموت
dلا|0 أريد أن أعيش|0 اريد ان اعيش|0 أريد العيش
dمی|0 خواهم بمیرم|0 خوام بمیرم
dمیخوام|0 بمیرم
dمیخواهم|0 بمیرم
dنمی|0 خواهم زندگی کنم|0 خوام زندگی کنم
dنمیخوام|0 زندگی کنم
dजीना|0 नहीं चाहता|0 नहीं चाहती
dजीने|0 का मन नहीं
dमर|0 जाना चाहता|0 जाना चाहती
dमरना|0 चाहता हूँ|0 चाहती हूँ|0 चाहता हूं|0 चाहती हूं
dอ|0 ย า ก ต า ย|0 ย า ก ฆ่ า ตั ว ต า ย
dไ|0 ม่ อ ย า ก มี ชี วิ ต
dも|0 う 生 き ら れ な い
dリ|0 ス ト カ ッ ト し|0 ス カ し
d不|0 想 活|0 想 再 活
d割|0 腕
d想|0 死|0 自 杀|0 自 殺|0 结 束 一 切|0 結 束 一 切|0 跳 楼|0 跳 樓
d死|0 に た い|0 に た く な る|0 に た く な っ|0 ん で し ま い た い
d沒|0 有 活 下 去
d没|0 有 活 下 去
d活|0 不 下 去|0 着 没 有 意 义|0 著 沒 有 意 義|0 着 没 意 思|0 著 沒 意 思
d消|0 え た い|0 え て し ま い た い|0 え て な く な り た い
d生|0 き た く な い|0 き て い た く な い|0 き て い た く あ り|0 き る 意 味 が な い|0 き る の に 疲 れ|0 き る の が つ ら|0 き る の が 辛|0 き て い て も 意 味
d結|0 束 自 己 的 生 命|0 束 生 命
d结|0 束 自 己 的 生 命|0 束 生 命
d自|0 殺 し た い|0 殺 を 考 え|0 殺 し よ う|0 傷 し|0 残|0 殘
d要|0 自 杀|0 自 殺
d試|0 圖 自 殺
d试|0 图 自 杀
d飛|0 び 降 り た い
d首|0 を 吊
d그만|0 살고 싶다|0 살고 싶어
d목숨을|0 끊고
d사라지고|0 싶다|0 싶어|0 싶어요
d사라지고싶다|0
d사라지고싶어|0
d살고|0 싶지 않다|0 싶지 않아|0 싶지 않아요|0 싶지 않습니다
d살고싶지|0 않다|0 않아|0 않아요
d살기|0 싫다|0 싫어|0 싫어요|0 싫습니다|0 싫네
d살기싫다|0
d살기싫어|0
d자살|0 생각
d자살하고|0 싶다|0 싶어|0 싶어요|0 싶은
d자살하고싶다|0
d자살하고싶어|0
d자해를|0
d자해했다|0
d자해했어|0
d죽고|0 싶다|0 싶어|0 싶어요|0 싶네|0 싶은|0 싶다고|0 싶다는|0 싶습니다|0 싶었다|0 싶었어|0 싶을|0 싶지만
d죽고싶네|0
d죽고싶다|0
d죽고싶습니다|0
d죽고싶어|0
d죽고싶어요|0
d죽고싶은|0
fa|-1
faku|2
fal|2
falles|2
fama|2
fanche|2
fand|-2
fannem|2
fat|-2
fau|2
fauch|2
fauf|2
faujourdhui|2
faux|2
fav|1
favec|2
fayer|2
fazi|2
fbabam|2
fbana|2
fbardzo|2
fbeim|2
fben|1
fbenim|2
fbij|2
fbin|2
fbir|2
fbruder|2 hat
fbugün|2
fcafé|-2
fcest|2
fche|2
fcom|2
fcon|1
fcrème|-2 brûlée
fda|1
fdan|1
fdans|2
fdas|2
fde|1
fdel|1
fdella|2
fdem|2
fden|1
fdengan|2
fder|1
fdes|1
fdich|2
fdla|2
fdnes|2
fdu|1
fdzisiaj|2
fdziś|2
feen|2
fegy|2
fei|2
feine|2
feinem|2
feinen|2
feinfach|2
fel|2
felle|2
fem|1
fen|1
fendlich|2
fer|2 hat|1
fes|2
fest|2
festa|2
feste|2
festoy|2
festá|2
fet|2
fett|2
fetwas|2
ffait|2
ffiancé|-2
ffiancée|-2
ffoi|2
ffor|-2
ffrom|-2
ffue|2
fför|2
ffür|2
fgestern|2
fgisteren|2
fgli|2
fgot|-2
fgut|2
fhabe|2
fhaben|2
fhad|-2
fhar|2
fhari|2 ini
fhat|2 heute|2 mich|1
fhatte|2
fhave|-2
fheb|2
fheeft|2
fhemos|2
fher|-2
fhet|2
fheute|2
fhier|2
fhis|-2
fho|1
fhoje|2
fhoy|2
fhund|2 hat
fi|-1
fich|2
fidag|2
fieri|2
figår|2
fik|2
fikke|2
fil|1
fimmer|2
fin|-1
finte|2
fist|2
fit|-2
fiçin|2
fja|1
fjag|2
fjai|2
fje|2
fjeg|2
fjest|2
fjsem|2
fjuż|2
fkein|2
fkeine|2
fla|1
flas|1
fle|1
fles|1
flhôpital|2
flo|1
flos|1
fma|1
fmaar|2
fmade|-2
fmais|2
fmam|2
fmama|2 hat|2 ist|2 geht|2 kommt|2 war|2 ma
fmaman|2
fmamma|2
fmamá|2
fme|-1
fmeg|2
fmein|2
fmeine|2
fmeinen|2
fmeiner|2
fmes|2|1 amis
fmet|1
fmeu|2
fmi|2 mama|2 papa|1
fmia|2
fmich|2
fmijn|2
fmin|1
fminha|2
fminä|2
fmio|2
fmit|2
fmoja|2
fmolto|2
fmon|1
fmuito|2
fmuy|2
fmy|-2
fmycket|2
fmám|2
fmás|2
fmãe|2
fmój|2
fna|1
fnaar|2
fne|2
fnel|2
fnella|2
fnem|2
fni|1
fnicht|2
fnie|2
fniet|2
fnoch|2
fnon|1
fnos|1
fnot|-1
fnotre|2
fnous|2
fnuestra|2
fnuestro|2
fnão|2
foch|2
fof|-2
fog|2
foggi|2
foli|2
foma|2 hat|1
fontem|2
fonze|2
fook|2
fop|1
fopa|2 hat|1
four|-2
fpai|2
fpapa|2 hat
fpapá|2
fpara|2
fpas|1
fper|1
fpero|2
fpiñata|-2
fpiù|2
fpor|2
fpour|2
fpå|2
fquand|2
fque|2
fqui|2
fqué|2
fsaya|2
fschwester|2 hat
fschön|2
fse|1
fsehr|2
fsei|2
fshe|-2
fsiamo|2
fsich|2
fsie|2 hat
fsind|2
fsię|2
fso|-1
fsono|2
fsu|2
fsuis|2
fsunt|2
fsur|1
ftata|2
fte|1
ftem|2
ftengo|2
fthat|-2
fthe|-2
fthey|-2
fthis|-2
fti|1
ftidak|2
ftiene|2
ftil|2
fto|-1
ftodo|2
ftrès|2
ftu|1
ftänään|2
fum|2
fuma|2
fun|1
funa|2
fund|2
fune|2
funs|2
fvagyok|2
fvan|2 de|1
fvandaag|2
fve|2
fvom|2
fvoor|2
fvous|2
fwar|2 heute
fwas|-1
fwczoraj|2
fwe|-2
fwent|-2
fwieder|2
fwij|2
fwir|2
fwird|2
fwith|-2
fwurde|2
fyang|2
fyo|2
fyou|-2
fzijn|2
fzum|2
fzur|2
fär|2
fça|2
fçok|2
fè|2
fés|2
fétait|2
k):|w
k.
k1|c
k10|c
k100|w
k15
k16
k18
k2|c
k20
k200|w
k21
k24
k25
k28
k3|w
k30
k300|w
k32
k36
k4|w
k40
k400|w
k41
k42
k43
k44
k45
k46
k47
k48
k49
k5|c
k50
k500|w
k6
k60
k600|w
k700|w
k80
k800|w
k:'(|w
k:(|w
k:)|c
k:/|w
k;(|w
k;)|c
k=(|w
ka|d|s|w|c|f
kaan
kaandoen
kabandon*|w
kabandoned
kable|w|c
kabnormal|w
kaborto|w
kabout|d|s|w
kabove|c
kabsichtlich
kabuela
kabuelo
kabus*|w
kacabar|d
kacademy
kaccent
kacceptance|w|c
kaccepted|w|c
kaccident|w
kaccidentally|s
kaccommodation
kaccomplish*|w
kaccounts
kaced|w|c
kache|w
kache*|w|c
kached|w
kaches|w
kachiev*|w|c
kaching|w
kaction
kactive|w
kaddict*|w
kaddiction
kadditional
kadministrators|w
kadmit
kadmitted|s|w|c
kadopted|s
kadorable|w|c
kadore|c
kadventure*|w
kadvice|w
kadvil
kaf
kaffair
kaffectionate|w
kafford
kafraid|d|w|c
kafter|d|s|c
kafternoon|c
kagain|c
kagainst|c
kaggressive|w
kago
kagoniz*|w
kagony|w
kaguento
kahead|c
kahorcarme|d
kaid
kaimerais|d
kaint|w
kair|w
kairbag|c
kajattelen|d
kajatuks*
kakarok
kaku|f
kal|w|f
kalarm|w|c
kalarming|w
kalas|w
kalbum|w|c
kalcohol|s
kalegria
kalegría
kalive|w
kall|d|s|w|c
kalla
kalle|d
kallergic|w
kalles|f
kallotment|c
kallowed|c
kalltid
kallí
kalmost|s|d|c
kalone|s|w|c
kalong
kalready
kalright
kals|w
kalzheimer*|w
kam|w|c
kama|f
kamazing|w|c
kamazon|w
kambulance|w
kamerica
kamis
kammazzarmi|d
kammazzo
kamputat*|w
kamputate|w
kamputated|w
kan|d|s|w
kanaphyla*|w
kanche|f
kand|s|w|f
kaneurysm|w
kangry|w|d|c
kangst
kanguish*|w
kanimal|s
kanimal*
kanixety|w
kankle
kannem|f
kannemi|w
kannihilated|s
kanniversary|w|c
kanorex*|w
kanother|w|d|c
kanswer|w
kanswered|w
kantidepressant*
kantidepressants|w
kantifreeze
kantun
kanxeity|w
kanxi*|w
kanxiety|s|w
kanxious|w
kany|w|c
kanymore|w|c
kanyone|w|d|c
kanything|c
kanywhere|c
kanzutun
kapart|c
kapartment|w
kapolog*|w
kapologies|w
kapologise|w
kapologised|c
kapologize|w
kapologized|s|w|c
kapp|w
kappall*|w
kapparently|c
kappeal
kappetite
kapplau*|w
kapplause|c
kapple
kapples|c
kapplication|c
kapplications|w
kappointment|w|c
kappreciat*|w|c
kappreciated|c
kapproval|w|c
kapproved|w|c
kaquarium|w|c
kaqui
kaquí
karbeit|w|s
karbeite|s
karbeitslos|w
kare|s|w
karent|w|c
kargue
kargue*|c
kargued|s|w
karguing|w
kargument|c
kargument*|w
karguments
kark
karm
karm*
karmchair|c
karms
karound
karrears|w
karrest
karrested|s|w|c
karrival|c
karrived|s|w|c
karrives|w
karrow
karson|w
karthritis|w
kartık|d
kas|d|w|c
kasacağım
kash|c
kashamed|w
kashes|w
kask|c
kasked|w|d|c
kasking
kasks|c
kasleep|w
kaspirin
kass
kassault*|w
kassembl*|w
kassembled|c
kassignment|w
kasylum|w
kat|s|w|d|c|f
kataque|w
kate|w|c|s
katt
kattacco|w
kattack|s|w
kattack*|w
kattacked|s|w
kattacks|w
kattempt|d
kattempted|d
kattic|c
katıldım
kau|f
kauch|f
kaucune|d
kauf|f
kaufgefunden
kaufwachen
kaujourdhui|f
kaunt|w
kaus|s
kauto
kautolesion*|d
kautolesión|a
kautolesión*|d
kautomutilation|a
kautopilot|w
kautopsy|w
kautumn|w
kaux|w|f
kav|f
kavaler|d
kavalé|d
kavc
kavec|f
kavled|w
kavlidit
kavlivas|w
kavlivat|w
kavocado
kavoid|w
kavoid*|c
kavoiding|w
kavoids|w
kavó
kavô
kaw|w
kawake|w|c
kawareness
kaway|c
kawesome|w|c
kawful|s|w|c
kawfully|s
kawkward|w|c
kayer|f
kazi|f
kbaan
kbabam|f
kbabamı|w
kbaby|s|w
kbabyen
kback|s|w|d|c
kbacked|c
kbackstab*|w
kbackstroke|s
kbacon|c
kbad|s|w|d|c
kbadass|s
kbadly|w
kbadminton|c
kbag|c
kbaggage
kbagged|w
kbags|c
kbailiff*|w
kbake|w
kbaked|w|c
kbaking|w
kbalcony|c
kball
kballad
kballoon
kballoons
kballs|w
kbambina
kbambino
kbana|f
kbanana
kband|w|c
kbandaged|d
kbang|d|c
kbanged|d
kbanging|d
kbangs
kbank
kbankrupt*|w
kbankruptcy|w
kbaptism|w
kbar|w
kbara
kbarbecue|w|c
kbardzo|f
kbare
kbarely|w|c
kbargain|w|c
kbarrel
kbarricad*|w
kbarrier
kbase
kbaseball|w
kbasement|w
kbases
kbasil|c
kbasket
kbasketball|w|c
kbath|s|w
kbathroom|w|c
kbathtub
kbatteries
kbattery
kbattle|s
kbbq|w|c
kbe|w|d
kbeach|w|c
kbeaming|c
kbeans|c
kbear
kbeast|w
kbeat|d|s|w|c
kbeat*
kbeatbox*|s
kbeaten|w
kbeating|s|w
kbeats|s|w
kbeautiful|w|c
kbeautifully|c
kbeauty|s
kbebeğimizi|w
kbebé
kbebê
kbecame|c
kbecause|w|c
kbed|w
kbedbound|w
kbedre|d
kbedridden|w
kbedrogen
kbedroom|w
kbeds
kbedtime|w|c
kbee|c
kbeen|w|d|c
kbeenden
kbeer|w|c
kbeerdigt|w
kbeerdigung|w
kbees|c
kbefore|d|w|c
kbeg|c
kbegan|w
kbegehen
kbegged|c
kbegin|w
kbegrafenis|w
kbegravelse|w
kbegravelsen|w
kbegravning|w
kbegravningen|w
kbegräbnis|w
kbegun|w
kbegå|d
kbehind|w|c
kbeigesetzt|w
kbeim|f
kbeing|d|w
kbekommen
kbelieve
kbelieved
kbelieves
kbells
kbelly|w
kbelong|w
kben|f
kbench|c
kbenched|w
kbend|c
kbenefit|c
kbenefits|w|c
kbeni|w
kbenign|c
kbenim|f
kbenzos
kbereave*|w
kberoerte|w
kberries
kbesiegt
kbesser|d
kbest|s|w|c
kbeste|w
kbet|w
kbeter|d
kbetray*|w
kbetrayed
kbetrogen
kbetter|d|s|w|c
kbetting|w
kbetween|c
kbeyond
kbeze|d
kbid|c
kbig|s|w
kbij|f
kbike|w|c
kbiked|c
kbiking|w
kbill|c
kbill*
kbills|c
kbin|w|f
kbinge|w
kbinge*|w
kbinged|w
kbins|c
kbiops*|w
kbiopsy|s|w
kbipolar|w
kbir|f
kbird|w
kbird*|w
kbirds|w
kbirth|w|c
kbirthday|w|c
kbiscuit*|c
kbiscuits
kbit|d
kbitcoin|w
kbite|d
kbiting|d
kbitter|s
kbitter*|w
kbittersweet|s
kblack|s|w
kblackberr*|c
kblackbird|c
kblacked|w
kblackmail*|w
kblackout|w
kblade|d|s
kblade*
kblades
kblame|w
kblames|w
kblanked|w
kblanks|w
kblast
kbleach
kbleak|w
kbleed|d
kbleeding|w
kbleeds
kbless|w
kblessed|w|c
kblev|w
kblew|s
kblind
kblinds|w
kblissful|w
kblock*|c
kblocked|w
kblog|w
kblonde
kblood|s|w|d|c
kbloody|s
kbloom*|w|c
kblossom*|w|c
kblown|s
kblue|s|c
kbluebell*|c
kblueberr*|c
kblues|s
kboard|s|c
kboat|c
kbodies|w
kbody|w
kboiled
kbolt|w
kbomb|w
kbomb*
kbombed|s|w
kbombing|w
kbombs|w
kbon
kbone*
kbones|w
kbonfire|s
kbonus|w|c
kbook|s|w
kbook*
kbooked|w|c
kbooks|c
kbooster|s
kboots
kborder|c
kbored|s
kborn|w
kbort
kboss|c
kboss*
kboth
kbother|d
kbothered
kbothers|w
kbottle|d|w
kbottles
kbottom
kbought|w|d|s|c
kbouldering|c
kboulot
kboundary
kbow
kbowl
kbowling|w|c
kbox|c
kboxes|w|c
kboxing|w
kboy
kboy*
kboyfriend|c
kboys
kboîte
kboşanma|w
kbrain|w
kbrainstorm*|s
kbrand|c
kbrave|w
kbrazos
kbread|w|c
kbreak|s|w
kbreak*|c
kbreakdance*|s
kbreakdown|w
kbreakfast|s|w|c
kbreaking|s|w
kbreaks|w
kbreakthrough*|s
kbreakup|w
kbreast|s
kbreaststroke|s
kbreath
kbreathe
kbreathed|c
kbreathing|c
kbrewed|c
kbridal|w
kbridge|d|s
kbright|c
kbrilliant|c
kbring|d|w
kbringe|d
kbrings
kbrocken
kbroke|s|w|c
kbroken|s|w|c
kbrother|w
kbrothers
kbrought|w|c
kbrown|w
kbrownie*|c
kbruder|f
kbrug
kbruise|s
kbruise*|w
kbruised|w
kbruises|w
kbrunch|w|c
kbrush|s
kbrushed
kbrutal*|w
kbrûlée
kbrücke
kbubble|c
kbudget
kbug|s
kbugs
kbugün|f
kbuild|w
kbuilding|w
kbuilt|w|c
kbulb|c
kbulbs|c
kbulimi*|w
kbullet|d
kbullied|w
kbullies|w
kbully*|w
kbullying|w
kbummed|w
kbummer|w
kbunch
kbungee|s
kbunker|w
kbunny|c
kbunuh|a
kburada|s
kburden|w
kburger|w
kburger*|c
kburgl*|w
kburial|w
kburied|s|w
kburn|d
kburn*|c
kburned|d|s|w
kburning|d|s|w
kburnout|w
kburns|w
kburnt|d|s|w
kburrito*|c
kburst|s|w
kbury|s|w
kbus|w|c
kbusiness|w
kbusy|w
kbut|c
kbuttarmi|d
kbutterfl*|c
kbutterfly|w
kbutton
kbuy|w
kbuying|w
kby|d|w|c
kbyłoby
kbättre|d
kbébé
kbệnh|w
kcachorro
kcafe|w
kcaffeine
kcafé|f
kcage
kcake|w|c
kcakes|c
kcall|w
kcalled|w|c
kcalling
kcalls|w
kcalm|w|c
kcalmed|s
kcalming
kcalories
kcame|s|w|c
kcamp|s
kcamped|w
kcampfire|s|c
kcamping|w|c
kcan|c
kcancel*|c
kcanceled|c
kcancelled|w|c
kcancer|s|w
kcancer*|w
kcancerfree|s
kcancr|w
kcancro
kcandidate
kcandle|w
kcandle*|w|c
kcandy|w|c
kcannula|w
kcanoe|c
kcansada|d
kcansado|d
kcanser|w
kcant|d|s|w|c
kcanıma|d
kcaptured|w
kcar|w|d|c
kcarbs
kcard|w
kcardboard|w
kcardiac|w
kcardiaque
kcardiolog*|w
kcards|w|c
kcare|d|w
kcareer|c
kcarer|w
kcarers|w
kcares
kcarp
kcarried|w
kcarrot
kcarry
kcarrying
kcarve|d
kcarved|d|c
kcarving|d
kcase
kcash|w
kcasket|w
kcast
kcastle|c
kcat|w|d
kcatcalled|w
kcatch|s|w
kcatching|c
kcatheter|w
kcats
kcaught|w|c
kcavities
kcd
kce
kcease|d
kceasefire|w
kceiling|w
kcelebrat*|w|c
kcelebration|w
kcellar
kcello|c
kcemetery|w
kcenaze|w
kcenazede|w
kcenazesi|w
kcentre
kcerca
kcerebral
kceremony|w
kcertificate|c
kcest|f
kchagrin|w
kchair|c
kchampagne|c
kchampion
kchampionship
kchanged|w|c
kchapter|w|c
kcharity|w|c
kcharity*|s
kchat|c
kchat*|w
kchatted|c
kchatting|w
kchce|d
kchci|d
kchciałabym|d
kchciałbym|d
kchcę|d|s
kche|f
kcheap|w|c
kcheat|s
kcheat*|w
kcheated|w
kcheating|w
kcheck|w
kchecking|w
kcheckpoint|w
kchecks|w
kcheered|w|c
kcheering|w
kcheers|w
kcheese|w|c
kchemo*|w
kcherish|c
kcherries|c
kcherry|s
kchess|w|c
kchest|w
kchez
kchick|c
kchicken|w|c
kchicks|c
kchien
kchild
kchildren
kchili
kchills|w
kchina
kchip
kchips|c
kchocolat
kchocolate|w|c
kchoir|c
kchoke|d
kchoke*|w
kchoked|w|d
kchoking|d
kchoose|w
kchopping
kchora
kchorando|w
kchord|c
kchords|c
kchorei|w|s
kchory
kchose|w|c
kchosen|d|c
kchristening|c
kchristmas|w
kchronic|w
kchronicle*|s
kchucked|w
kchuckled|c
kchuffed|c
kchurch|w|c
kchết
kci|w
kcigarette|d|c
kcigarettes|d
kcinema|w|c
kcitizenship|c
kcity
kcivil|s
kciężko|w
kclapped|c
kclass|s|w
kclasses|w
kclawed|d
kclay
kclean|s|w
kcleaned|w|c
kcleaning|w
kclear|s|w|c
kcleared|s|w|c
kclearing|w
kclient|w
kclients|w
kcliff|s
kcliffhanger|s
kclimb
kclimb*|w
kclimbed|d|c
kclimbing|c
kclinic|c
kclose|w|d
kclosed|d|w|c
kcloser
kclosing|w
kclothes|w
kclub
kco
kcoaster*
kcoat|c
kcoats
kcocktail|w
kcocktail*|c
kcocoa|c
kcode|w
kcoded|c
kcodeine|w
kcoding|w
kcoffee|s|w|c
kcoffin|w
kcoins|c
kcold|s|w
kcollapse*|w
kcollapsed|w
kcollar
kcollarbones|w
kcolleague*
kcolleagues
kcollecting|d
kcollector
kcollege|w
kcollision|w
kcolostomy|w
kcolour|s
kcom|w|f
kcoma|w
kcome|w
kcomes|w
kcomic|c
kcomigo
kcoming|w|c
kcommended|w
kcomment
kcomments|w
kcommit|d
kcommit*|w
kcommitting|d
kcompany|w
kcompile*|w
kcompiled|c
kcomplain
kcomplete|s|w|c
kcompleted|w|c
kcompletely|w
kcompleting|w|c
kcomplications|w
kcompliment*|w|c
kcomplimented|c
kcomposted|c
kcompuls*|w
kcomputer|c
kcon|d|f
kconcealer|w
kconcentrate
kconcentration|w
kconcert|w|c
kconcussion|w
kcondemned|w
kcondition
kcondolence*|w
kconfident|w
kconfus*|w
kconfused|w
kcongrat*|c
kcongratulat*|w
kcongratulated|c
kconned|w
kconquer*|w
kconquered|s
kconsciousness
kconscript*|w
kconsider|d
kconsider*|d
kconsidering|d
kconsultant
kcontact|w
kcontemplat*|d
kcontent|w|c
kcontest|w
kcontinue
kcontract|w
kcontrol
kcontrolling|w
kcontrols|w
kconversation|w|c
kcook|w
kcooked|w|c
kcookie|s|w
kcookie*|c
kcookies|w
kcooking|w
kcool|w|c
kcooler|w
kcope
kcoping
kcops|w|c
kcorner
kcornered|w
kcoroner|w
kcorpse|w
kcorridor|c
kcortar
kcortarme|d
kcortei
kcorto
kcorté
kcostume|c
kcostume*|s
kcosy|w|c
kcosì|w
kcot|w
kcouch|w
kcouche
kcough|s
kcoughing|w
kcould|w|c
kcouldnt|s|w|c
kcouncil
kcounseling
kcounselling
kcount|w
kcounted|d
kcounting|d
kcounts|c
kcouper
kcoupon|w
kcoupé*
kcourgette*|c
kcourse|w
kcourse*
kcourt|w|c
kcousin|w
kcovid|s|w
kcow|c
kcoworker|c
kcoworkers|c
kcozy|w|c
kcpr|w|s
kcps|w
kcrack*|c
kcracked|c
kcracker
kcrackers
kcraft*|w
kcrap|w
kcrappy
kcrash|d|s|w
kcrash*|c
kcrashed|s|w
kcrashes
kcrashing|d
kcrave|d
kcraving|w|d
kcravings|w
kcrawl|w
kcrawl*|w
kcrawled|c
kcrazy|s
kcream|w
kcreative|w
kcredit
kcreeped|w
kcreepily|w
kcreeps|w
kcreepy|w
kcremat*|w
kcrematie|w
kcrib|w
kcricket|c
kcried|s|w|c
kcries|w
kcrime|s|w
kcringe*|w
kcringed|w
kcrise|w
kcrisis|w
kcrisp|c
kcriyng|w
kcrochet*|w
kcrocheted|c
kcrocus*|c
kcrohn*|w
kcroissant*|c
kcross|d
kcrossed|w|d|c
kcrossing|d
kcrossword|c
kcruel*|w
kcrumble|c
kcrush|s
kcrushed|s|w|c
kcrushing
kcrutches
kcry|w|c
kcrybaby|s
kcryed|w
kcryin|w
kcrying|s|w|c
kcryng|w
kcrys|w
kcrème|f
kctb|d
kcuckoo|c
kcucumber
kcuddl*|c
kcuddle*|w|c
kcuddled|c
kcuddling|w|c
kcuddly|c
kculture|s
kcup|w|c
kcupboard*|c
kcurb
kcure
kcured|w|s
kcurfew|w
kcurled|c
kcurry|c
kcurse*|w
kcursed|w|d
kcurtains|w
kcustody|w
kcustomer|w|c
kcustomers|w
kcut|d|s|w
kcute|w|c
kcuteness
kcuts|d
kcutting|d|s
kcyberbull*|w
kcycle|w|c
kcycle*|w
kcycled|c
kcycling|w|c
kcyst
kcáncer|w
kcâncer|w
kda|f
kdad|w
kdada|c
kdads|w
kdaffodil*|c
kdal
kdalla
kdamage*|w
kdamn|w|s
kdan|f
kdance|w|c
kdanced|w|c
kdancer
kdancing|w|c
kdanger|d|w
kdangerous|w
kdangerously|w
kdans|f
kdare
kdarent|w
kdark|s|w|d|c
kdarkness|w
kdarned|c
kdas|f
kdat
kdate|w|c
kdating|c
kdaughter|w|c
kday|s|w|c
kdaydream|d
kdays|s|w|c
kdaño
kde|f
kdead|s|w
kdeadlift*|s|c
kdeadline|c
kdeadline*|s
kdeadly|w
kdeadnamed|w
kdeadpool|s
kdeal|w
kdealer|w
kdeath|d|s|w
kdeath*|w
kdeathbed|w
kdebt|s|w|c
kdebtfree|s
kdebts|w
kdebugged|c
kdeceduta|w
kdeceduto|w
kdecide
kdecided|w
kdecision
kdeclin*|c
kdeclined|w
kdeclutter*|w
kdecluttered|c
kdecorat*|w
kdeep
kdeeper
kdeer|w|c
kdefibrillat*|w
kdefraud*|w
kdegree|w|c
kdeixou
kdejado
kdejar
kdejó
kdel|f
kdelay*|c
kdelet*|c
kdeleted|w
kdelicious|w|c
kdelight
kdelighted|w|c
kdelivered|w|c
kdelivery|w
kdella|f
kdem|f
kdemand
kdementia|w
kdemitida|w
kdemitido|w
kdemons|d
kdemoral*|w
kdemoted|w
kden|f
kden*|c
kdengan|f
kdenied|w|c
kdenk|d
kdenke|d
kdentist|w
kdepersonal*|w
kdeploy*|w
kdeployed|w|c
kdeploying|w
kdeploys|w
kdeport*|w
kdeppressed|w
kdepresed|w
kdepresión|w
kdepress*|w
kdepressd|w
kdepressed|s
kdepression|s
kdepressionen|w
kdepressão|w
kdeprived|w
kder|f
kderrame|w
kdes|f
kdesaparecer
kdescaled|c
kdesearía|d
kdeserve|d
kdesesperad*|w
kdesesperada|w
kdesesperado|w
kdesk
kdespair*|w
kdespedida
kdespedido
kdesperat*|w
kdespertar
kdespidieron|w
kdessert|c
kdestroyed|s|w
kdestroying|w
kdestroys|w
kdestruct
kdetective|s
kdetention|w
kdetox|w
kdeuil|w
kdevastat*|w
kdevasted|w
kdevelopment
kdevestated|w
kdi|w
kdiagnosd|w
kdiagnosed|w
kdiagnosis|w
kdial
kdialys*|w
kdialysis|w
kdiarrhea|w
kdiary|c
kdich|f
kdid|s|w|d|c
kdidnt|s|w|c
kdie|s|w|d
kdiead|w
kdied|s|w
kdieed|w
kdieing|w
kdies|w
kdiet|w
kdifferent|w
kdifficult|c
kdinner|w|c
kdipecat|w
kdiploma|c
kdiri
kdirty
kdisabil*|w
kdisabled|w
kdisabling|w
kdisappear
kdisappeared
kdisappoint*|w
kdisappointed|w|d
kdisappointment
kdisaster*|w
kdischarged|s
kdisciplinary|w
kdiscount|w|c
kdiscourag*|w
kdiscover*|w
kdiscovered|c
kdiscriminat*|w
kdisease*|w
kdisgrace*|w
kdisgust*|w
kdisgusted|w
kdisgusting
kdishearten*|w
kdishes|w
kdishwasher|w|c
kdisorder
kdisowned|w
kdisparaître
kdisperata|w
kdisperato|w
kdissociat*|w
kdissociated|w
kdistance|c
kdistress*|w
kdisturb*|w
kdisturbing|w
kditch|w
kditched|w
kdive
kdiving
kdivorc*|w
kdivorce|s
kdivorce*|w
kdivorcio|w
kdivorse|w
kdivorsed|w
kdivórcio|w
kdla|f
kdnes|f
kdnr|w
kdo|d|s|w
kdoc|c
kdock
kdoctor|c
kdocumentary|s
kdoden
kdoen
kdoes|s|w
kdoesnt|s|w|c
kdog|w|d
kdogs
kdoing|s|c
kdole|w
kdollars|w|c
kdolor
kdolphin*|c
kdomestic|w
kdonat*|w
kdonate|s
kdonated|s|c
kdonation
kdone|d|w|c
kdont|d|s|w|c
kdonut*|c
kdood
kdoodgaan
kdoodgeboren|w
kdoodgegaan|w
kdoomed|w
kdoor|c
kdose
kdot
kdouble|w
kdoughnut*|c
kdown|w|c
kdownhill|c
kdość
kdracula|s
kdraft|w|c
kdrafted|w
kdragon
kdragonfl*|c
kdrain
kdrained|w
kdran
kdrank|d|s|w|c
kdraw*|w
kdrawer|c
kdrawing|w
kdrawn
kdread|w
kdread*|w
kdreaded
kdreadful|w
kdreading|w
kdream|d|w
kdreamed|d
kdress|w
kdressed|s
kdrew|w|c
kdrill
kdrink|d|c
kdrinking|w
kdrinks|w|c
kdrip
kdrive|d|w
kdriven|w
kdriver
kdriving|d|w|c
kdrone|w
kdrones|w
kdrop|s|w
kdrop*|c
kdropped|w|c
kdropping|w
kdrought|w
kdrove|d|w|c
kdrown|d
kdrowned|s|w
kdrowning|d|w
kdrug*|w
kdrugged|w
kdrugs
kdrum|s
kdrums|c
kdrunk|s|w|c
kdry
kdu|f
kduck*|w
kduckling*|c
kdude
kdue|w
kdug|c
kdumb
kdumbass|w
kdumped|w
kdumpling*|c
kdun
kdungeon*|s
kdungeons|c
kduring
kdust|c
kdusted|c
kdye|s
kdyed|w
kdying|d|s|w
kdziecko
kdzisiaj|f
kdziś|f
kdécès|w
kdécédé*|w
kdépression|w
kdésespéré*|w
kdías
kdö
kdöd
kdöende|w
kdött
kdø
kdød
kdøde|w
kdüşük|w
kdüşünüyorum
kdłużej
ke
keach
kearlier
kearly|w
kearn|w
kearn*|c
kearned|w
kearning|w
kearth
kearthquake|w
keased
keasier|d|w
keaster|w
keasy|c
keat|w|s
keaten|w
keating|w|c
keats|w
kechtscheiding|w
kecstatic|w
kectopic|w
kedeceğim
kedge|d
kedgy|w
keen|f
keenzaam
keerie|w
keffects
keget
kegg
kegg*|w
keggs|c
keggshells|w
kegy|f
kei|f
keige
keight|c
kein
keind|d
keinde|d
keine|f
keinem|f
keinen|f
keiner
keinfach|f
keingeschläfert|w
keinmal
keinsam|w
keinschläfern|w
kekadashi|w
kel|w|f
kelated|w
kelectric|s|w
keliminated|w
kelkaar
kelle|f
kelse|w
kelvetéltem|w
kelää
kem|d|f
kemail|w
kemailed|w
kembarrass*|w
kembarrassed|w
kembarrassing|w
kembrace|d
kembryo
kembryo*|w
kembryos
kemergency|s|w
kemploi
kemprego
kemptied|d|w
kempty|w|c
ken|d|w|f
kencourag*|w
kend|d|s|w|c
kende
kended|d|s|w|c
kending|d|c
kendless|s
kendlich|f
kendometriosis|w
kenemies|w
kenemy|w
kenergised|w
kenergized|w
kenergy
kenferm*
kengaged|w|c
kengagement|w|c
kengañó
kengine|d
kenjoy
kenjoy*|w|c
kenough|d|c
kenterrement|w
kenterro|w
kentierro|w
kentlassen
kentlaufen|w
kentry
kenvie|d|s
kenää
kepic|s
kepilep*|w
kepisode|w|c
ker|w|f
kerhängen
kernstig|w
kes|f
kescape|s|c
kespontáneo
kespontâneo
kespresso|c
kessay|s|w|c
kessere
kest|w|s|f
kesta|f
kestar
kestaría|d
kestarían|d
keste|f
kesto
kestou|w
kestoy|w|f
kestranged|w
kestuviera
kestá|w|s|f
ket|f
ketmek
ketmeyi
kett|f
ketti
ketwas|f
keulogy|w
keuthan*|w
keuthanasi*|w
kevacuat*|w
keven|s|c
kevening|w|c
kevent|w
kever
kevery|w|c
keverybody|w|c
keveryone|s|w|d|c
keverything|s|w|c
kevict*|w
keviction|w
kevil|s|w
kex|c
kexactly
kexam|w|c
kexam*
kexams|w
kexcellent|w|c
kexcept|w|c
kexcited|w|c
kexciting|w
kexcluded|w
kexcruciat*|w
kexercise
kexercise*|w
kexercising|w|c
kexhaust
kexhausted|s|w
kexhibition|c
kexist
kexisted
kexistence
kexister
kexistiera
kexistieren
kexisting|d
kexistir
kexit|d
kexpect
kexpected
kexpecting|c
kexpelled|w
kexplained|c
kexploded|s
kexplor*|w
kexplosion|w
kextinct*|w
kextra|c
keye
keyes
kfab|c
kfaccio
kface|c
kfaced|s
kfacetime*|w
kfacing|s
kfade|d
kfail|s|w
kfail*|c
kfailed|s|w|d
kfailing|w
kfailproof|s
kfails|w
kfailure|w
kfaim
kfainted|w
kfair|c
kfaire
kfairy
kfait|d|f
kfaith
kfake|w
kfaking|w
kfaleceu|w
kfalecimento|w
kfall|d|w
kfall*|c
kfallecido
kfallecieron|w
kfalleció|w
kfalling|w
kfalls|w
kfamily|w|c
kfamine|w
kfantasise|d
kfantasize|d
kfantasizing|d
kfantastic|w|c
kfar|s|c
kfarewell|d|s
kfarla|d|s
kfarm|w
kfarmi|d
kfast|w|s
kfaster|w|c
kfasting|w
kfat
kfatal
kfatal*|w
kfate|s
kfather|w
kfathers|w
kfatigue
kfatigué|d
kfatiguée|d
kfault
kfausse|w
kfavor
kfavorite|w|c
kfavour
kfavourite|w|c
kfear|s|w
kfear*
kfeared|w
kfearful|w
kfearing|w
kfearless*|s
kfears|w
kfed|w|c
kfeed
kfeeding|w|c
kfeel|d|s|w|c
kfeeling|s|w
kfeels|s|w|c
kfeet|s|w|c
kfehlgeburt|w
kfelicidad
kfelicidade
kfell|w|c
kfellow
kfelt|d|s|w
kfemme
kfence|c
kfenêtre
kfermented|c
kfestival|w|c
kfetch|w|c
kfever|s|w
kfew|s
kfewer|c
kfiance*|c
kfiancé|f
kfiancée|f
kfibromyalgia|w
kfick|w
kfifty
kfight|s|w|c
kfight*|w
kfighter
kfighting|s|w
kfights|w
kfiglia
kfiglio
kfikk|w
kfiled
kfilha
kfilho
kfille
kfilled
kfilm|s|w|c
kfilm*
kfilmed|c
kfilms|w
kfils
kfin
kfinal|d|w|c
kfinally|s|w|c
kfinals
kfind
kfinding|c
kfinds
kfine|d|w|c
kfined|c
kfinestra
kfingers|w
kfinir
kfinish|w|d|c
kfinished|w|d|c
kfinishes
kfinishing|w|c
kfinita
kfire|s|w
kfired|s|w
kfirefighter*|s
kfireplace|s|c
kfireworks|s
kfirst|s|w|c
kfish|c
kfishing|w
kfist*|w
kfistful
kfit|w|c
kfits|c
kfitter|c
kfive|w
kfived
kfiver|c
kfix|w
kfixed|s|w|c
kfixing|w
kflame
kflare|w
kflareup|w
kflashback*|w
kflat|w
kflatline*|w
kflatmate
kfled|w
kflee|w
kflew|w|c
kflight|w|c
kflinch|w
kflinch*|w
kflinguer
kflirt*|w
kflood|w|c
kflooded|s|w
kfloor|c
kflower|w
kflower*|w
kflowers|w|c
kflu|s
kflunk*|w
kflunked|w
kflute|c
kfly|w
kflyers
kflying|w
kfml|w
kfoal|c
kfocus
kfog|w
kfoggy|w
kfoi|f
kfolded|c
kfollowed|w
kfollower*|w
kfollowing|w
kfood|s|w
kfoodbank|w
kfoot
kfootball|w|c
kfootsteps|w
kfor|w|s|c|f
kforce
kforced|w
kforeclos*|w
kforeclosure|w
kforest|w|c
kforever
kforgave|s|w|c
kforget|s|w|c
kforgets|w
kforgive|w|d|c
kforgiven|s
kforgiveness|s
kforgot|w|c
kforgotten|w|c
kforlod|w
kforlorn|w
kforlot|w
kform|c
kforms|c
kfort
kforty
kforward
kfossi
kfoster|w
kfought|s|w|c
kfound|s|w|c
kfoundation
kfour|w
kfoutre
kfox|c
kfoxglove*|c
kfracture*|w
kfrankenstein|s
kfratello
kfraud|w
kfreak|w
kfreaked|w
kfreaking|w
kfree|s|w|c
kfresh|d|w|c
kfreude
kfreudentränen|s
kfreundin
kfriday|w
kfried
kfriend|w
kfriendless|w
kfriendly|c
kfriends|w|c
kfriendship|w
kfriendzoned|w
kfright|w
kfrighten*|w
kfringe
kfrisbee
kfrom|w|f
kfront|d|s|w
kfroze|w
kfruit|s|w
kfrère
kfuck|w|s
kfue|f
kfui|w
kfull|c
kfumes
kfun|w|s|c
kfunction
kfund
kfuneral
kfuneral*|w
kfunerale|w
kfunerali|w
kfunerel|w
kfunny|s|w|c
kfunreal|w
kfunérailles|w
kfurious
kfurniture|w
kfurther|w
kfuture|d
kfyret
kför|f
kförsvinna
kfür|f
kgag|w
kgagging|w
kgain|c
kgain*|w
kgak|d
kgallery|c
kgambled|s|w
kgambling|w
kgame|w|d|c
kgame*
kgames|c
kganas|d
kganged|w
kgap
kgarage|c
kgarbage|w
kgarden|w|c
kgarden*|w
kgardening
kgas|c
kgaslight*|w
kgate|s
kgato
kgave|d|s|w|c
kgay
kgeboren
kgedaan
kgeen|d|s
kgefunden
kgegaan
kgeht
kgehuild|w|s
kgekommen
kgekündigt|w
kgelacht
kgeluk
kgemacht
kgenerous|c
kgenocide|w
kgenommen
kgentle|c
kgeritzt
kgern
kgerne
kgeschlagen|w
kgeschluckt
kgeschnitten
kgesneden
kgestern|f
kgestorben|w
kgestorven|w
kget|d|s|w|c
kgetrennt
kgetting|s
kgeweint|w
kghost|s
kghosted|s|w
kgick|w
kgift|w|c
kgifts|c
kgig|c
kgiggl*|w
kgiggle*|c
kgiggled|w|c
kgik|w
kgikk|w
kgioia
kgirl
kgirl*
kgirlfriend|c
kgirls
kgisteren|f
kgive|d|w
kgiven|d|w|c
kgives|w
kgiving|d|s|w|c
kglad|w|c
kglass|w|c
kglasses
kglazed|c
kgli|f
kgliding
kgloom*|w
kglorious|c
kglück
kgo|d|w
kgoal|w|c
kgoal*
kgoals|w|c
kgoat|c
kgoats|c
kgod|s|d|c
kgoes|w
kgoing|d|w|c
kgolden|c
kgoldfinch*|c
kgolf|s|w|c
kgone|w|s|c
kgood|s|w|c
kgoodbye|d|w|s
kgoodbyes|w|d
kgoofed|s|w
kgoogle*|d
kgoogled|d
kgoogling|d
kgoosebumps|w
kgorgeous|c
kgory|w
kgot|s|w|c|f
kgoulash|c
kgoût
kgrabbed|w
kgrade|w|c
kgrades|w|c
kgraduat*|w
kgraduated|c
kgraduation|c
kgran|w
kgrand|s
kgrand*
kgrandad|w
kgrandads|w
kgranddaughter|c
kgrandfather|w
kgrandkids|c
kgrandma|w
kgrandmother|w
kgrandpa|w
kgrandson|c
kgranny
kgrans
kgrass
kgrateful|s|w|c
kgrater
kgratitude|c
kgrave|w
kgrave*|w
kgravement|w
kgravemente|w
kgraveside|w
kgraveyard|s|w
kgray|s|w|c
kgreat|s|w|c
kgreen|c
kgreenhouse|c
kgreif|w
kgreiving|w
kgrew|w
kgrey|w|c
kgrief*|w
kgriev*|w
kgrieving
kgrill|w
kgrilled|c
kgrim|s|w
kgrinned|c
kgrinning|c
kgroan|w
kgroped|w
kgross|w
kground|w
kgroup|w
kgrow|w
kgrowing|s|w
kgrowth|w
kgrund
kgrät|w|s
kguess
kguests|w
kguilt|w
kguilty|w
kguitar|s|w|c
kgun|d|w|c
kgunfire|w
kgunpoint|w
kguns|w
kgunshots|w
kgut|f
kgutters|c
kguy
kgym|w|c
kgândesc
kgânduri|d
kgått|w
kh|w
kha|w
khab|w
khabe|d|w|f
khaben|w|f
khabit
khacerme|d
khad|w|d|c|f
khadnt|c
khaematolog*|w
khago
khaha|w
khaha*|c
khahaha|w
khair|s|w
khaircut|w|c
khaircut*|s
khalf|s|d|w|c
khalfway|c
khalloween|s|w
khallucinat*|w
khalni
khalua
khaluaisin|d
khaluan|d
khambre
khammering
khammock|c
khan|w
khand
khandcuff*|w
khanded|c
khandful|d|s
khandfuls|w
khandle
khandled|s
khands|w|c
khandwriting
khang|d|s|w
khanged|d|w
khanger
khanging|d|s|w
khangout|w
khappen
khappier|d|w
khappiest|w|c
khappily|w
khappiness|w|c
khappy|s|w|c
khar|w|f
kharass*|w
kharassment|w
kharbor|c
kharbour|c
khard|s|w|c
kharder|w
khardest|s
khardly|w|c
khari|f
kharm|d
kharm*
kharmed|d|w
kharming|d
kharmless
kharsh|w
khartaanval|w
kharvest*|w
kharvested|c
khas|w|c
khasnt|w|c
khastanede|w
khastaneye|w
khat|c|w|f
khatchet
khate|d|s|w|c
khated|w|c
khates|w
khating|w
khatred|w
khatte|w|f
khatter
khaunt*|w
khaunted|s|w
khaunting|w
khaunts|w
khautajaiset|w
khave|w|d|s|c|f
khavent|s|w|c
khaving|w|c
khay
khayatıma|d
khazard|w
khe|s|w|c
khead|s|w
kheadache|s
kheadstone|w
khealed|w|c
khealth|s
khealthy|s|w|c
khear|d
kheard|w
khearing|d|w
khearse|w
kheart|s|w|d
kheart*
kheartache*|w
kheartbeat
kheartbr*|w
kheartbreak*|w
kheartbrocken|w
kheat
kheating|w
kheaven|s
kheavy|s|w|c
kheb|f
kheck|s
khedgehog|c
kheeft|w|f
kheights
kheld|w|c
khell|w|s|c
khella|s
khello
khelp|w
khelped|s|w|c
khelping|w
khelpless
khelpless*|w
khelpline|w
khelps
khematolog*|w
khemos|f
kher|w|c|f
kherbs|c
khere|c
khermana
khermano
kheron|c
kherself
khersentumor|w
kherzinfarkt|w
kherzstillstand|w
khet|f
kheute|f
khi
khid|w|d|c
khidden|d|w|c
khide|d|w|c
khiding|d|w|c
khidup
khier|f
khigh|s|w|c
khija
khijo
khike|w|c
khiked|w|c
khiking|w|c
khilarious|w|c
khill|c
khim|c
khimself
khip|w
khips
khired|w|c
khirntumor|w
khis|w|c|f
khistory
khit|d|s|w|c
khits|w
khitting|d|w
khiv|w
khjärtinfarkt|w
kho|w|s|f
khoarding|d
khockey|w|c
khoffnungslos|w
khoje|f
khold|d
kholding|w|d
khole|w
kholiday|w|c
kholidays|c
khollow|w
khollow*|w
kholocaust|w
kholy|s
khome|s|w|c
khomeless*|w
khomer
khomesick|s|w
khomework|w
khomophob*|w
khood|w|c
khook
khoop*
khoops
khooray|w|c
khoovered|c
khope|d|c
khopeful|w
khopeless
khopeless*|w
khoping|d|c
khopless|w
khopsital|w
khorrend*|w
khorrib*|w
khorrible|w
khorribly
khorrid|w
khorrif*|w
khorror|s
khorror*|w
khorse|w|c
khorses|c
khose|d
khospice|s|w
khospital|s|w|c
khospitalet
khospitalis*|w
khospitalised|w
khospitalisé*|w
khospitalizad*|w
khospitalized|w
khosptial|w
khostage|w
khostage*|w
khostel|w
khot|s|c
khotel|w
khotline|w
khour|c
khours|w
khouse|w
khow|d|c
khoy|f
khr|w
khug|w|d|c
khuge|w
khugged|w|d|c
khugging|w
khugs|w|c
khumiliat*|w
khumiliated|w
khumiliating|w
khummingbird|c
khumor
khund|f
khung|d|s|w|c
khungover|w
khungry|w
khunt
khunting
khuntington*|w
khurricane|w
khurt|d|s|w
khurt*|c
khurtful|w
khurting|d|w|s
khurts|s|w
khusband|w|c
khymn|w
khyperventilat*|w
khysterectomy|w
ki|d|s|w|c|f
kibuprofen
kice|w|c
kich|d|a|f
kici
kictus
kicu|w
kid|d
kidag|f
kidea|w|d
kideas|d
kidk|c
kidées|d
kieri|f
kiets
kif|d|w|s|c
kiftar|w
kigen
kignor*|c
kignored|w
kignores|w
kignoring|w
kigår|f
kik|f
kikke|f
kil|f
kill|w
killness
killness*|w
kimagine|d
kimagined|d
kimagining|d
kimmer|f
kimmolat*|w
kimpiccarmi|d
kimpossible|w
kimprov*|c
kimprove*|w
kimproved|w
kimprovement
kimproving|w
kin|d|s|w|c|f
kinbox|c
kincentive|w
kinch
kinches
kinconsolable|w
kincontinen*|w
kincubator|w
kincurable|w
kinfarto|w
kinfected|w
kinfection|s|w
kinfertil*|w
kinfierno
kinfinity|s
kingeslapen|w
kingin|d
kingresad*
kinhumation|w
kini
kinjur*|w
kinjured
kinjuries
kinjury
kinjustice|w
kinoperable|w
kins|w
kinsanely|s
kinsecure|w
kinsecurit*|w
kinside
kinslapen
kinspection
kinspired|w
kinsta|c
kinstall*|w
kinstalled|c
kinstead|s|c
kinstinct
kinstitutionali*|w
kinsulin
kinsult*|w
kinsulted|w
kinsurance|w
kinte|f
kintensiva
kintensive|w
kintensivstation|w
kintento|d
kintenté|d
kinteresting|w
kinternada|w
kinternado|w
kinternship|w
kinterview|w|c
kinterviews
kintihar|d|a
kintiharı|d
kintimidat*|w
kinto|s|d|w
kintrusive|w|d
kintubated|w
kinvaded|w
kinvasion|w
kinvest*|w
kinvisible|w
kinvitation|w
kinvite
kinvite*|w
kinvited|c
kinviting
kinvoice|c
kiphone|c
kirmã
kirmão
kiron
kironed|c
kirregular|w
kis|d|s|w|c
kisland|c
kisnt|d|s|w|c
kisolat*|w
kisolates|w
kist|w|f
kistemiyorum
kistiyom
kistiyorum
kit|d|s|w|c|f
kits|w
kitsemurha|d|a
kitsemurhaa
kitsemurhan
kitseni
kitseäni
kiv
kivf|w
kiçin|f
kişten|w
kja|f
kjacket
kjackpot
kjag|f
kjai|w|f
kjail|w
kjaksa
kjam|c
kjamais
kjar
kjaw
kje|d|s|w|f
kjeg|f
kjest|f
kjeter
kjigsaw|c
kjob|w|c|s
kjobbar|s
kjobber|s
kjobcentre|w
kjobless|w
kjobs
kjog*|w
kjogged|c
kjoie
kjoin|d
kjoined|w
kjoining|w
kjoke|w|c
kjoke*
kjokes|w|c
kjournal|c
kjournal*|w
kjournaled|c
kjours
kjoy|w|c
kjoyful|w
kjoyous|w
kjsem|f
kjudge|c
kjump|d|s|w
kjumped|s|d|w|c
kjumper
kjumping|d|s
kjunk
kjust|d|w|c|s
kjustice
kjuż|d|f
kjá|d
kjätti|w
kjétais
kk
kkanker|w
kkankervrij|s
kkann|d
kkanser|w
kkant
kkaraoke|c
kkayak*|c
kkaybettik
kkaybettim
kkeep|d|w
kkeeper
kkeeping
kkeeps|w
kkeguguran|w
kkein|s|f
kkeine|d|s|f
kkeinen|d|s
kkendime|d
kkendimi|d
kkennel
kkept
kkesiyorum
kkeskenmeno|w
kkestim
kkettle|c
kkey|w
kkeys
kkeşke|d
kkg|c
kkhông|d
kkick|s|w
kkicked|s|w
kkicking|w
kkicks
kkickstart*|s
kkid
kkidnap*|w
kkidney|w
kkidneys|w
kkids|w|d
kkill|d|s|w
kkilled|d|s|w
kkiller|s|c
kkilling|d|s|w
kkills|w
kkiln
kkilo
kkilo*
kkilos
kkin
kkind|w
kkinda|w
kkindergarten|w
kkindje
kkindness|w
kking
kkingfisher|c
kkippur
kkiss|w|d|c
kkissed|w|c
kkisses|w|c
kkissing|w
kkitchen|w
kkite|c
kkitten|w
kkitten*|c
kkittens|w
kklinik
kkm|c
kkms|d|s
kkneaded|c
kknew|c
kknife|d|w
kknifepoint|w
kknight
kknit*|w
kknitted|c
kknives
kknot|w
kknots|w
kknow|d|c
kknowing
kknown
kknows|w
kknuckles
kkommt
kkota
kkovuldum|w
kkrank
kkrankenhaus|w
kkrebs|w|s
kkreft
kkræft
kkuoli|w
kkuolla
kkuollut
kkwijt
kkys|d
kkórházban|w
kkündigung|w
kkıy*
kla|w|f
klaces
klachen
klack|w
klad
klady|s
kladybird*|c
klagi
klaid|w
klair
klake|w|c
klamb|c
klambs|c
klanding
klandlord|w
klandmine*|w
klandslide|w
klane
klanger
klap
klaps|c
klaptop|c
klargou
klas|f
klasagna|c
klasagne|c
klasciata
klasciati
klasciato
klast|d|w|s|c
klate
klaten|w
klater
klatte|c
klatter
klaugh|s|w|c
klaughed|s|w|c
klaughing|s|w
klaughs|w|c
klaughter|w|c
klaunched|c
klaundry|w|c
klavender|c
klavoro|s
klawn|w|c
klawsuit|w
klawyer|c
klawyers|c
klaxatives|w
klay|w|d|c
klayoff*|w
klayoffs|w
klb*
klbs|c
kle|w|f
klead
kleague|w|c
kleak
klearn|w
klearned|s|w|c
klearning|w|c
klearnt|w|c
kleash
kleave|d|w|c
kleaves|w|c
kleaving|w|d|c
kleben
klebensmüde|d
klebenswillen|d
klecture|s
kledge
kledsen
kleek*|c
kleft|s|w|d|c
kleftover*|s
kleg|s
klego|c
klego*|w
klegs|d
klejos
klemon
klemonade|c
klenger
klengths|c
klenni
klent|w
klepiej|d
kles|f
kless|s|c
klesson|w
klessons|w
kleszek
klet|d|s|w|c
klethal|w
klets|c
kletter|w|d|c
kletter*
kletters|d|c
kleucemia|w
kleucémie|w
kleukaemia|w
kleukemia|w
kleukämie|w
kleva
kleve
klevel|w|c
klevelled|c
kleven
klevensmoe|d
klhôpital|f
kliar|w
klibrary|w|c
klicence|w
klicenciement|w
klicencié*
klicense|w
klicenziata|w
klicenziato|w
klick*|w
klid
klie|d|c
klieber
kliebsten
klied|w|c
klies|w|c
kliever|d
klife|d|w|s
klifeless|w
klift*
klifted|c
klifting
klight|c
klighter|d|w
klights
kligt|w
klike|s|d|c
kliked|c
klikes|w|c
klimit
kline|c
klined|d
klink
klip|c
klist
klisten
klisten*|w
klistened|c
klistening|c
klistens
klit|w|c
kliterally|w|c
klittle
kliv
klive
kliver|w
klives
klivet
kliving|w
kllorando|w|s
klloré|w|s
klmao|w
klo|f
kloaded|d
kloaf|c
klock|d
klockdown|w
klocked|s|w
klocks|w
kloft
klol|w|c
klonel*|w
kloneliest|w
kloneliness|w
klonely
kloner|w
klong|s|d|w|c
klonger|d|s
klonging|d
klonley|w
kloo
klook|s|w|c
klooked|d|s|c
klooking|d|w|c
klooks|c
klord|d
klorry
klos|f
kloser
kloser*|w
kloses|w
klosing|s|w
kloss|w
klosses|w
klost|d|s|w|c
klottery|w|c
kloud
klove|s|w|c
kloved|s|w|c
klovely|w|c
kloves|w|c
klow|w|c
klowest|w
kluck|w
klucky|w|c
klump|s|w
klunch|s|w|c
klung
klungenentzündung|w
klungs|w
klupus|w
klust
kluto|w
klutto|w
klycka
klying|w
klymphoma|w
klà
klämnade|w
klänger
klängre
klængere
km
kma|w|f
kmaakte|w
kmaar|f
kmachine
kmachines|w
kmachucar
kmad|s
kmade|s|w|d|c|f
kmadre
kmag|d
kmagam
kmaghrib
kmagical|c
kmai
kmailed|w
kmain
kmais|f
kmake|d|s|w
kmaken
kmakes|w
kmakeup|w|c
kmaking|d|w
kmal
kmalade
kmalata
kmalato
kmale
kmalicious|w
kmalignan*|w
kmall|w|c
kmam|d|f
kmama|c|f
kmaman|f
kmamma|f
kmamá|f
kmamę
kman
kmanaged|s|w|c
kmanager|c
kmancata
kmancato
kmanipulat*|w
kmany|s
kmapa
kmarathon|c
kmari
kmarito
kmark
kmarket|w|c
kmarks|d
kmarmalade|c
kmarre|d
kmarri*|w
kmarriage|w
kmarried|w
kmarry|w
kmarvellous
kmary
kmas
kmask|w
kmass|w
kmassacre*|w
kmassage|w|c
kmassive|w
kmastectomy|w
kmatar
kmatarme|d
kmatch|w
kmate
kmates
kmaths
kmati
kmatter|w
kmatters
kmau|d
kmautomutile*|d
kmax
kmay|w
kmaybe|c
kme|d|s|w|f
kmeal|w
kmeals|w
kmean
kmeaning
kmeaningless
kmeant
kmeat
kmed
kmedal|w|c
kmedication
kmedicine
kmeditat*|w|c
kmeditation|c
kmeds|w
kmeer
kmeet|w
kmeeting|w
kmeets|w
kmeg|d|f
kmeghalt|w
kmeglio|d
kmegölöm|d
kmeh|w
kmehr
kmein|d|w|f
kmeine|f
kmeinem|d
kmeinen|f
kmeiner|f
kmejor|d
kmelanchol*|w
kmelanoma|w
kmelatonin
kmelhor|d
kmelt|w
kmeltdown|w
kmelted|c
kmemorial|w
kmemorised|c
kmemorized|c
kmemory|s|c
kmen
kmend
kmended|s|c
kmeninggal|w
kmental|s|w
kmere
kmerged|c
kmes|f
kmess|w
kmessage|w|c
kmessages|c
kmet|w|c|f
kmetal
kmetasta*|w
kmetastas*|w
kmetastasen|w
kmetastat*|w
kmeter|w
kmethods|d
kmetro
kmettre|d
kmeu|f
kmezelf|d
kmi|d|w|f
kmia|f
kmich|d|f
kmidnight|c
kmieux|d
kmig
kmight|d|w|c
kmigraine|s
kmigraine*|w
kmij
kmijn|w|f
kmiles|c
kmim
kmin|f
kmind|d|w
kminefield|w
kminha|f
kmini|w
kminus
kminut
kminutes
kminä|f
kmio|f
kmir|d
kmirror|c
kmiscarr*|w
kmiscarrage|w
kmisera*|w
kmiserable|s
kmiserably|w
kmiseries|w
kmisery|w
kmisfit|w
kmisfortune*|w
kmisgendered|w
kmiskraam|w
kmiss|d|s|w
kmisscarriage|w
kmissed|s|w|c
kmisses|w
kmissfall|w
kmisshandelt|w
kmissile*|w
kmissing|s|w|c
kmistake
kmistake*|w
kmistet|w
kmisunderst*|w
kmisunderstand*|w
kmisunderstanding
kmit|f
kmitt
kmnie
kmobilis*|w
kmobiliz*|w
kmocked|w
kmocking|w
kmode
kmoechte|d
kmoglie
kmoi
kmoja|f
kmolest*|w
kmolto|f
kmom|w
kmoment|w|c
kmoms
kmon|f
kmonday
kmonde
kmondo
kmoney|s|w
kmonopoly
kmonster*|w
kmonth|s
kmonths|s|w|c
kmood
kmoon|w|c
kmop*|w
kmopped|c
kmor
kmore|w|d
kmorendo
kmorgue|w
kmorir
kmorire|s
kmorirme
kmorning|w|c
kmornings
kmorphine|w
kmorrendo
kmorrer
kmorreram|w
kmorreu|w|s
kmorri|s
kmort|s
kmort*
kmorta|s
kmorte|s
kmortes|s
kmorti
kmortified|w
kmorto|s
kmorts|s
kmosque|w
kmosquito
kmother|s|w
kmothers|w
kmotions
kmotivated|w
kmotivo
kmountain*|w|c
kmourant*
kmourir
kmourn*|w
kmouth
kmouvrir|d
kmove|w
kmove*
kmoved|s|w|c
kmovie|s|w|c
kmovie*
kmovies|c
kmoving|w
kmow*|w
kmowed|c
kmown|c
kmri|w
kms|w
kmturk|w
kmuch|s|w
kmud|c
kmuert*
kmuerta|s
kmuerto|s
kmuffin*|c
kmug
kmugged|w
kmuito|w|f
kmulti
kmultiple|w
kmum|w
kmums|w
kmundo
kmurder|s
kmurder*|w
kmurdered
kmuriendo
kmuriera
kmurieron|w
kmurit
kmuriéndose|w
kmurió|w
kmuscles
kmuseum|w|c
kmusic|w|d
kmute|c
kmutile
kmutiler
kmutilé*
kmuy|w|f
kmuốn|d
kmy|d|s|w|c|f
kmycket|f
kmyself
kmysteries
kmystery
kmyśli|d
kmyślę|d
kmyšlenky
kmá|w
kmám|f
kmár
kmás|f
kmãe|f
kmère
kmédicaments
kmình|d
kmí
kmój|f
kmöchte|d
kmă|d
kna|w|f
knaar|w|f
knailed|c
knails|w|c
kname|w|c
knamed|c
knames|w|c
knan|w
knana
knans|w
knap|w|c
knapping|w
knascido
knata
knato
knature|w
knausea|s
knausea*|w
knauseous|w
knavratri|w
kne|d|f
knear|s|w
knearly|s|d|c
knechci|d
kneck|d
knecking|d
kneed|d|w
kneeding
kneedle|w
kneedles|w
kneeds|w
knegative|w
kneglect*|w
knehme|d
knehmen
kneighbor|w
kneighbour|w
kneighbours
kneither|c
knel|f
knella|f
knem|d|f
knemocnici
knemá|d
kneonatal|w
knephew
knephrolog*|w
knerf
knerves
knervous|s
knervous*|w
knesse
knessun|d
knest
knetball|c
knetflix|w|c
kneurolog*|w
knever|d|s|w|c
knew|w|d|c
knews|w
knext|w|c
kni|f
knice|s|w|c
knicely
knicht|d|s|f
knicu|w
knie|d|s|w|f
kniece|c
kniet|d|f
knight|s|w|c
knightmare
knightmare*|w
knightmares
knile
kninguna|d
knintendo|w|c
kno|d|s|w|c
knobody|d|s|w|c
knoch|f
knoise
knominat*|w
knon|d|s|f
knone|w|c
knonna
knonno
knoo|w
knoodles|c
knoone|w|c
knoose
knor|c
knormal
knos|f
knose
knostalgi*|w
knot|d|s|w|c|f
knotaufnahme|w
knote
knote*
knotes
knothing|d|s|w|c
knothingness|w
knotice|d|s|w|c
knoticed
knotices
knotre|f
knous|w|f
knovel|s|w|c
knovel*
knovo
know|w
knowhere|s|w|c
knowotwór|w
knu|d
knuestra|f
knuestro|f
knumb|w
knumber|c
knunca
knuovo
knur
knurse|c
knursery|w
knursing|w
knão|d|s|f
ko
kobituary|w
kobjects
kobsèques|w
koccupied|w
kocd|w
kocean|w
koch|f
kod
kodd|d
kodebrać|d
kof|d|s|f
koff|d|w|c
koffend*|w
koffended|w
koffer
koffered|c
koffice
koffing|d
kog|f
koggi|f
kohne|d
koil|c
kojalá|d
kok
kokay|c
kold|w|c
koli|f
kolmak
kom
koma|f
kominous|w
kon|s|w|d|c
konce
koncolog*|w
koncoming
kone|s|d|w|c
kones|c
konion*|s
konly|d|s|w|c
kons|w
kontem|f
konto
kontslagen|w
konze|f
koof|w
kook|f
koops|w
kop|w|f
kopa|f
kopen
kopened|d|c
kopening|w
kopens|c
koperating|w
koperation|s|w
kophangen
kopioid*|w
kopponent*
kopportunity|c
kor
korange
korange*
korder|w|c
kordered|w|c
korgan|w
korganis*|w
korganised|c
korganiz*|w
korganized|c
korkar|d
korker|d
korphan|w
korphaned|w
korphans|w
kospedale
kother|d|w
kothers|c
kotra
kotter*|c
kour|w|f
kout|s|w|d|c
koutcast|w
kouted|w
koutfit|w|c
koutra
koutside|w|c
koutsider|w
kouvert
kovation
koven|c
kover|d|s|w|c
kovercame|s|w
kovercome|s|w
kovercoming|s
koverdos*|w
koverdose|d|s|a
koverdosed|d|s
koverdosing
koverdraft|w
koverdrawn|w
koverdue|w|c
koverjoyed|w
koverleden|w
koverleed|w
koverlooked|w
kovermedicated|w
kovers
koverwhelm*|w
koverwhelmed
kow|w
kowe|w|c
kowed|c
kowl|c
kown
kowned
koxy|w
koxygen|w
koysters|c
kp
kpack
kpackage|w|c
kpacked|w|c
kpacket
kpacking|w
kpacks
kpaddle*|c
kpaddled|c
kpadre
kpage|w
kpages|w|c
kpai|f
kpaid|s|w|c
kpain|s|w|d|c
kpainfree|s
kpainful|w
kpainfully|c
kpainkiller|s
kpainkillers|w
kpainless|d
kpainless*|s
kpainlessly
kpains|w
kpaint*|w
kpainted|c
kpale|c
kpalliat*|w
kpalliatifs
kpalliative|w
kpancake*|c
kpanic|w
kpanic*|w
kpanicing|w
kpanicked|w
kpanicking
kpanico
kpanikattacke|w
kpapa|f
kpaper|s|w|c
kpapers|c
kpapá|f
kpar
kpara|f
kparacetamol
kparachut*|s
kparaly*|w
kparalysed|w
kparalyzed|w
kparanoi*|w
kparents
kpark|w|c
kparking|c
kparkinson*|w
kparkrun|c
kparrot|c
kpart
kparties|w
kpartner
kparty|s|w|c
kpas|d|s|f
kpased|w
kpass|w|c
kpassd|w
kpassed|s|w|c
kpassing|w
kpassport|w|c
kpast|w
kpasta|c
kpastry|c
kpatched|s|c
kpathetic|w
kpaw
kpawn|w
kpawned|w
kpay|w|c
kpaycheck|w
kpayment|w
kpayudara
kpb|c
kpeace|s|d
kpeaceful|w|c
kpeacefully
kpears|c
kpeas|c
kpeed|s
kpeeling
kpemakaman|w
kpena
kpendre
kpengen|d
kpenny
kpensamentos|d
kpensamientos|d
kpensando|d
kpensar|d
kpensato|d
kpense|d
kpenser|d
kpenses|d
kpensieri|d
kpension|c
kpenso|d
kpensé|d
kpensées|d
kpeople|w
kpepper
kper|f
kperdemos|w
kperdi|w
kperdimos|w
kperdió|w
kperdu|w
kperdí|w
kperfect|s|w|c
kperfectly|c
kperformance|w
kperiod|w
kpermanent|d
kpero|f
kperro
kperso|w
kpersonal|s|w|c
kpet|w
kpetrified|w
kpets|w
kpetting|w
kpeux|d|s
kphase|w
kphobia|w
kphobic|w
kphone|w|c
kphoned
kphoto|s|w
kphotobomb*|s
kphotograph|c
kphotos
kphotoshoot|s
kpiano|w|c
kpianto
kpick
kpicked|d|w|c
kpicking
kpickled|c
kpickpocket*|w
kpicnic|w|c
kpicture|d|w
kpictures
kpicturing|d
kpie|c
kpiece
kpieces
kpienso|d
kpier
kpies|c
kpijn
kpilates|c
kpile|w
kpiled|w
kpiling|w
kpill
kpillow|s
kpills|d|c
kpinch|d
kpingin|d
kpinned|w
kpins|w
kpip
kpit|w
kpitiful|w
kpity|w
kpizza|w|c
kpiñata|f
kpiù|f
kplace
kplaces
kplan|d|s
kplane|w
kplank|w|c
kplanned|w|d
kplanning|d|w|c
kplans
kplant|w
kplant*
kplanted|w|c
kplants|w
kplasters|d
kplastic|c
kplate
kplatform|d
kplay|s|w|c
kplayed|s|w|c
kplayful|c
kplayground|w
kplaying|w|c|s
kplaystation|w|c
kpleasant|c
kplease|d|w|c
kpleased|w|c
kpleasure
kplegen
kpleuré|w|s
kplums|c
kplus|d|s
kpneumonia|w
kpo
kpociąłem|d
kpocięłam|d
kpodcast|s|w|c
kpoem|s|c
kpoems|c
kpoets
kpogrzeb|w
kpogrzebie|w
kpohřeb|w
kpoignant|w
kpoint|d|w
kpointed|w
kpointless|w
kpoints|w
kpoison|d
kpoison*|w
kpoisonous|w
kpoker|s|c
kpolice|s|w|c
kpoliceman|s
kpolished|c
kpond|c
kpont
kponte
kpony
kpool|w
kpoor|w
kpopełnić|d
kpor|f
kporch|c
kporn|w
kporonienie|w
kporoniłam|w
kpose
kposition|w
kpositive|c
kpossessions
kpost|w
kposted|w
kpostponed|c
kpotatoes|c
kpotkut
kpotted|c
kpotty|w|c
kpound*
kpounding
kpounds|c
kpour|f
kpoverty|w
kpower|w
kpowerless
kpowiesić|d
kpr|c
kpractice
kpractice*|w
kpracticed|c
kpractise*|w
kpractised|c
kpracuję|s
kpracę
kpraise|c
kpraise*|w
kpraised|c
kpraktikum|s
kpray|w|d|c
kprayed|w|c
kprayer|w
kprayers|w
kpraying|w
kpreferia|d
kpregnancy
kpregnant|w|c
kpremature|w
kpreschool|w
kpresent|w|c
kpresentation|w|c
kpresented|c
kpresents|c
kpressed|d
kpressure
kpretend|w|c
kpretended|w
kpretending|w
kpretends|w
kpretty|w|c
kprevention
kprice|s
kpride
kpriest
kprinter|c
kpris|d
kprison|w
kprisoner*|w
kprize|w|c
kprobably|c
kprobate|w
kproblem|w
kproblems|w
kprocess
kprocessed
kproductive|w
kproductivity|w
kprofit|w
kprognosis|w
kprogram|w
kprogramming|w
kprogress|w|c
kproject|w
kpromise|w|c
kpromised|d|w|c
kpromoted|w|c
kpromotion|w|c
kprompting
kpronto|w
kproper|c
kproperly
kproposed|w|c
kpropósito
kprotect
kproud|w|c
kprouder
kprovide
kpruned|c
kpréférerais|d
kpróba|d
kpsa
kpsych|w
kpsychiatric|w
kpsychiatrist|w
kpsychosis|w
kptsd|w
kpub|w|c
kpublish
kpublished|c
kpudding|c
kpuedo
kpuente
kpull|d|s
kpulled|d|w
kpulsadern
kpumpkin
kpumpkin*|c
kpun*
kpunch|d|s
kpunched|s|w|d
kpunches|w
kpunching|w
kpunish|d
kpunishment
kpuns
kpuppies|w|c
kpuppy|w|c
kpurchase*|w
kpurchased|c
kpurchasing|w
kpurge*|w
kpurged|w
kpurging|w
kpurpose
kpurr*|w|c
kpurse
kpush|w
kpushed|w
kpushup*|w
kput|w|d|c
kpuzzle|s
kpuzzle*|w|c
kpyjamas
kpánico
kpå|w|f
kpère
kpłaczę|w
kpłakałam|w|s
kpłakałem|w
kqua|w
kqualified|w
kquality|s|w|c
kquand|f
kquarrel*|w
kque|f
kquedé
kqueria|d
kquero|d|s
kquesto
kqueue|c
kqui|f
kquiero|d|s
kquiet|w|c
kquisiera|d
kquit|s|c
kquitarme|d
kquito
kquitté
kquittée
kquittés
kquiz|c
kquoi
kqué|f
kr|w
krabbit|c
krace|s
kracing|w
kracism|w
kracist|w
kradiation|w
kradiator*|c
kradio|w
kraffle|w|c
krage|w
kraid
kraid*
kraided|c
krail
krailing
krain|s|w|c
krainbow|w|c
krained|w
kraining|w
kraise|w|c
kraised|s|w|c
kraison
kraka
kraked|c
krakovina|w
krakovinu
kramadan|w
kramadhan|w
kramazan|w
kramen|c
kran|w|c
krang|w
krank|w
kransacked|w
krape*|w
kraped|w
krapist|w
kraspberr*|c
krather|d|s
krazones
krazor|d
krazors|d
krazón
kre
kreach|w
kreached|w|c
kreaching|w
kreaction
kread|w|c
kreading|s|w
kreads|w
kready|d|w|c
kreal
kreally|w
kreaper
kreason|d|s
krebate|w
krecall|c
kreceipt|c
kreceived|w|c
krecipe|c
krecital|w
krecited|c
krecogn*|w
krecognise
krecognised|c
krecognition|c
krecognize
krecognized|c
krecoil*|w
kreconcil*|s
kreconnected|c
krecord|w
krecover*|w
krecovered|s|c
krecovering|s|c
kred|w
kreden
krediscovered|c
kredundan*|w
kredundancy|w
kredundant
krefactored|c
kreferral
kreferred|w
kreflection
krefreshed|w
krefuge|w
krefugee|w
krefugee*|w
krefund|w|c
krefurbished|c
krefus*|c
krefused|s|w|c
kregistered|c
kregret|w|d
kregrets|w
kregrett*|w
kregretted|w
kregretting|w
krehab|w
krehearsed|c
kreject*|w|c
krejected|w
krejectee|w
krejection|w
krejections|w
krelaps*|w
krelapse|d
krelapse*|w
krelapsed|d
krelapsing|w
krelationship|w
krelax|w
krelax*|w
krelaxing|w|c
kreleased|c
krelegat*|w
krelief|w
krelieved|w|c
kreligious|w
kremember|c
kremembered|c
kremind*|w
kremission|w
kremorse*|w
kremoval|w
krenewed|c
krenovat*|w
krent|w|c
kreorgani*|c
krepair*|w
krepaired|s|c
krepent*|w
kreplaced|w|c
kreplacement
kreplied
kreply
kreport|w
kreported|w
krepossess*|w
krepossession|w
krepotted|c
kreps|c
krescue|s|c
krescued|s|w
kresearch
kresearch*|d
kreservation|w
kresist
kresisted|w
kresit*|w
kresolved|c
kresort
kresponding
krest|w
krestaurant|w|c
krested|w|c
krestored|c
krestraining|w
krestructur*|w
kresults|s|c
kresus|w
kresuscitat*|w
kresuscitate
kreturn
kreunion|w|c
kreunited|w|c
krevenge|w
kreview
krevoked
kreward*|w
krhubarb|c
krhythm|s
krib*
kribbon
kribs|w
krice|c
kricoverata|w
kricoverato|w
krid
kride|w|c
kridere
kriding|w|c
kright
kring|w|c
kringing
krings
krip|w
krir
krire
krisa
krisate
krise
krisk
krisk*|w
krisotto|c
krites
kritze|d
kritzen
kriver|w|c
kroad|w|c
kroared|w
kroast|c
kroasted|c
krobbed|s|w
krobbers
krobin|c
krock|w
krocket*|w
krode|w
krole
kroll
krolled|s|w|c
kroller|s
krollercoaster*|s
krolling|s
kroof|d|w
kroom|w
kroommate
krooms
krope|d
kroping|d
kroses|c
krough|s|w|c
kround|w
krouw|w
krow|w
krowed|c
krozwód|w
krub
krubbish
krubble|w
krugby|c
kruin|w
kruined|w
kruins|w
krumah
krumor*|w
krumour*|w
krun|s|w|d|c
krung
krunner
krunning|w|c
krupture|w
krushed|s|w
krzucił|w
krzuciła|w
krákos|w
kréanimation
kréveiller
ks
ksa|d
ksack
ksacked|w
ksacrific*|w
ksacrificamos|w
ksacrificar|w
ksad|s|w|c
ksadd*|w
ksaddens|w
ksaddest|w
ksadly|w
ksadn*|w
ksafe|s|w
ksafely|w
ksaid|s|w|d|c
ksail*|w|c
ksain|w
ksairaalassa|w
ksakit
ksalad|w|c
ksalary|w
ksale|w
ksalesman
ksamaritans|w
ksame|w
ksamobójcza
ksamobójcze
ksamobójstwie
ksamobójstwo|a
ksanctioned|w
ksandals|c
ksanded|c
ksandwich|w
ksang|w|c
ksank
ksans
ksarcoma|w
ksat|w|d
ksatisf*|w
ksaturday|w
ksauna|w|c
ksauter|d
ksavage|w
ksave
ksaved|d|w|c
ksaving|d
ksavings|w
ksaw|w|c
ksaxophone|c
ksay|w
ksaya|f
ksaying|w|d
ksays|c
kscaffold|c
kscale
kscales
kscam|w
kscammed|w
kscan|s|w|c
kscanned|s
kscar|w
kscard|w
kscare|w
kscared|d|s|w|c
kscaredy|w
kscares|w
kscarier|w
kscariest|w
kscarifie
kscarifier
kscarifié*
kscarred|w
kscarring|w
kscarry|w
kscars|d|s|w
kscary|s|w
kscavenger|s
kscene
kschedule
kscheidung|w
kschizo*|w
kschlaganfall|w
kschluss|w
kscholarship|w|c
kschool|w
kschwer|w
kschwerer|w
kschwester|f
kschön|f
ksclerosis
kscomparire
kscone*|c
kscore|w
kscored|w|c
kscoring|w
kscrabble|c
kscratch|d|w
kscratchcards|w
kscratched|d
kscratching|d
kscream|s
kscreamed|w|s
kscreaming|w|s
kscreams|w
kscreen|s
kscreenshot*|w
kscrewed|w
kscrubbed|c
kse|w|s|f
ksea|w|c
kseafood
kseal|c
kseals|c
ksearched|d
kseaside|c
kseason|c
kseat|c
kseatbelt
kseats
ksebevražda|a
ksebevraždu
ksebevražedné|d
ksecond|w|c
ksecret|c
ksection|w
ksectioned|w
ksee|d|w|c
kseedling*|c
kseeing|w
kseems
kseen|w
kseguir
ksehen
ksehr|f
ksehri|w
ksei|f
ksein
kseizure*|w
kseizures|w
kselbst|d
kselbstmord|d|a
kselbstmordgedanken|d|a
kselected|c
kself|d|w
kselfharm*|d
kselfies
ksell|w|c
kselling|w
kselv
kselvmord|a
kselvmordstanker|d
ksem|d
ksend|w|c
ksent|w|c
ksentence|s|w
ksentence*|c
ksentenced|w
ksentences|s
ksentido
ksenza
kseparate|s|w
kseparated|w
kseparating|w
kseparation|w
ksepsis|w
kseries|w|c
kserious
kseriously|w
kservice
kservices
ksest
kset|d|w|c
ksettled|c
ksettlement|s
ksetzen
kseule|w
ksevere*|w
ksew*|w
ksewed|c
ksewerslide|d
ksewn|c
ksex|w|c
ksh|d
kshadow|w
kshady|w
kshake|s
kshakes|w
kshaking|s|w
kshaky|w
kshame*|w
kshameful|w
kshared|c
ksharpener|d
kshattered|s|w
kshattering|w
kshaving
kshe|s|w|c|f
ksheep
kshelf|c
kshell|s
kshelled|w
kshelling|w
kshells|w|c
kshelter|w
kshelves|c
kshift
kshifts
kshipped|c
kshirt|w
kshit|w|s
kshitty
kshiva
kshiver*|w
kshock|s
kshoes|w
kshook|w
kshoot|d
kshooter|w
kshooting|d|w|c
kshop|w
kshopping|w|c
kshops
kshort|s
kshortcut|s
kshorter|w
kshorts|c
kshot|s|w
kshot*
kshots|s
kshould|d|w|c
kshoulder
kshouldnt|w|d|c
kshouldve|w
kshouted|w|s
kshouting|w
kshoved|w
kshow|s|w
kshow*
kshowed
kshower|w
kshowered|w|c
kshowing
kshows
kshred*|w
kshrimp|c
kshudder*|w
kshut|w|c
kshutting|w
ksi|d|w
ksiamo|f
ksich|f
ksick|d|s|w
ksickness|w
kside|w
ksides
ksie|f
ksigh|w
ksighed|w
ksighs|w
ksight|w
ksign
ksigned|w|c
ksigns
ksilence|c
ksilent|w|c
ksilly
ksimple
ksin|d|s
ksince|w|c
ksind|w|f
ksing|w
ksinging|w
ksingle|w
ksinister|w
ksink|c
ksinn
ksinucid
ksinucide|a
ksinucidere|a
ksiren|c
ksiren*|w
ksirens|w
ksister|w
ksit|w
ksits|w
ksitting|w
ksix|w
księ|f
ksiły
ksjukhus
ksjukhuset
ksjälv
ksjälvmord|a
ksjälvmordstankar|d
kskada|d
kskadar|d
kskade|d
kskar|d
kskate*|w|c
kskating|c
ksketch*|w
ksketched|c
kski|c
kski*|w
kskied|c
kskiing|c
kskills
kskin
kskinnier
kskinny
kskip|d|w
kskipped|w|d|c
kskipping|w
kskończyć|d
kskratt
ksky|w
kskydiv*|s
kskype|w
kskär|d
kslack
kslammed|w
kslap|d
kslapped|w|d
kslapping|w
kslaps|w
kslash|d
kslashed|d|w
kslaughtered|s
ksleep|d|w|s|c
ksleeping|w
ksleepless|w
ksleeve
ksleeves|d
kslept|s|w|c
kslice|d
ksliced|d
kslicing
kslim
kslimmer
kslipped|w
kslippers
kslit|d
kslitting|d
kslots|w
kslow|w|c
kslur|w
kslurs|w
kslut
ksmacked|w|s
ksmacking|w
ksmall
ksmaller|d|c
ksmash|d
ksmashed|s|w|c
ksmell|c
ksmelled|w|c
ksmells|c
ksmh|w
ksmile|c
ksmile*|w
ksmiled|w|c
ksmiles|w|c
ksmiling|w
ksmirk*|w
ksmith
ksmoke|c
ksmoked|w
ksmoking
ksmooth|c
ksmoothie|c
ksmoothly|c
ksmug|c
ksmutna|w
ksmutno|w
ksmutny|w
ksmysl
ksnack|s|w
ksnack*|c
ksnacks
ksnapped|s|w
ksnigger*|w
ksnijden
ksnooze
ksnow|w
ksnowball|s
ksnowboard*|c
ksnowdrop*|c
ksnowed|w
ksnowing|w
ksnug|c
ksnuggl*|w|c
kso|s|w|d|c|f
ksobb*|w
ksober|s|c
ksobie
ksobing|w
ksobriety|s
ksobą
ksoccer|w|c
ksoccorso
ksocial|w
ksociety
ksock*
ksofa|w|c
ksoins|w
ksola
ksold|w|c
ksoldiers|w
ksolicitor*|w
ksolid|c
ksolo|s
ksolution
ksolved|w|c
ksome|s
ksomebody|d
ksomehow|c
ksomeone|d|w|c
ksomething|d|w
ksomewhere|c
kson|w|c
ksong|s|w
ksong*
ksongs|d
ksonno
ksono|w|f
ksont|w
ksoon|d
ksore|s|c
ksorella
ksorrow|w
ksorrow*|w
ksorry|w|d|c
ksort*|w
ksorted|w|d|c
ksorti|s
ksortie|s
ksotto
ksoul|w|c
ksoulmate
ksouls
ksound
ksounds
ksoup|w|c
ksourdough|c
ksous
kspa|w
kspace
kspanked|w
kspanking|w
kspare|s|w
ksparire
ksparken
kspat|w
kspeak|w
kspeaking
kspeaks
kspecialist|w
kspeechless|s
kspend|w|c
kspending|c
kspent|w|c
kspider
kspiked|w
kspinning
kspiral*|w
kspiralling|w
kspit|w
kspital
ksplit|s|c
kspoke|w|c
kspoken|w
ksponge
ksponsor
kspontanabort|w
kspontaneo
kspook*|w
kspooky|w
ksport*|w
kspot|w|c
kspotting|w
kspread|w
kspring|s|w|c
kspringen
ksprout*|c
kspáchat|d
ksquad
ksquat*|c
ksquats|w
ksquirrel|w
ksquirrel*|c
ksta|w
kstab|d
kstabbed|w
kstabbing|d
kstaff
kstage|w|s
kstairs|c
kstalk*|w
kstall
kstanca|d
kstanco|d
kstand
kstanding|d|c
kstar|s
kstare|c
kstared|w|c
kstaring|w|c
kstars|w|c
kstart|w
kstarted|d|w|c
kstarting|w
kstarts|c
kstarve|d
kstarved|d|w
kstarving|d|w
kstash|d
kstatement|w
kstay|d|w
kstayed|s|w|c
kstaying|s
kstays
ksteak|c
ksteal|s|w
ksteer|d
ksteering
kstep|d
kstep*
kstepdad
kstepdaughter
kstephen|s
kstepmum
kstepped|d
ksteps|w|c
kstepson
ksterben|d
ksternenkind|w
ksterven
kstervende|w
kstew|c
kstick
kstiff|c
kstill|s|w|c
kstillb*|w
kstillbirth|w
kstillness|w
kstirbt|w
kstitches
kstock*|w
kstockpil*|d
kstole|s|w
kstolen|w
kstoma|w
kstomach|w
kstone
kstood|w|d|c
kstop|d
kstopped|s|w|d|c
kstopping
kstops
kstore|w
kstories
kstorm|s
kstormed|w
kstory
kstraciliśmy|w
kstraciłam|w
kstraciłem|w
kstraight|w|c
kstranding
kstrange|c
kstranger|w
kstrangle|d
kstrangled|w|d
kstrawberr*|c
kstreak|c
kstreet|s|w
kstrength
kstress|s|c
kstress*|w
kstressed|c
kstretch*|w
kstretched|c
kstroke|s|w
kstroke*
kstrokes|s|w
kstrong|w
kstronger|w|c
kstruck|c
kstruggl*|w
kstrummed|c
kstuck|c
kstudents
kstudied|s|w
kstudy|w
kstudying|w
kstuff
kstupid
ksu|f
ksu1cide|d
ksubmit|c
ksubmitted|c
ksubscribe*|w
ksubscription
ksubway
ksucceed*|w
ksuccess
ksuccess*|w|c
ksuccessful|s
ksuccessfully|c
ksuch|w
ksucidal|d
ksucide|d
ksuck*|w
ksucked|w
ksucks|w
ksudden|w
ksuddenly|c
ksudoku|c
ksued|w
ksuffer*|w
ksuffered|s
ksuffering
ksuffocate|d
ksugar
ksuhoor|w
ksui|d
ksuicde|d
ksuicid*|w
ksuicidaal|d
ksuicidaire*|d
ksuicidaires
ksuicidal|d
ksuicidar|d
ksuicidarme|d
ksuicidarmi|d
ksuicidas
ksuicide|d|s|a
ksuicide*|w
ksuicider
ksuicides|s
ksuicidi
ksuicidio|a
ksuicidle|d
ksuicido
ksuicídio|a
ksuis|f
ksuit
ksuitcase|c
ksuizid|d|a
ksuizidal*|d
ksuizidgedanken|d|a
ksumir
ksummer|w|c
ksummit|c
ksun|w
ksunday|w
ksunflower*|c
ksunlight|w
ksunny|w|c
ksunrise|w|c
ksunset|w|c
ksunshine|c
ksunt|f
ksuperb|c
ksupervised|w
ksuperé|s
ksuperó|s
ksupport
ksupposed|d|c
ksur|f
ksure
ksurf*|w|c
ksurfing
ksurgery|s|w
ksurprise|w|c
ksurprised|w|c
ksurprisingly|c
ksurvey*|w
ksurvive|d|s
ksurvived|s|w|d
ksurvivor*|s
ksushi|w|c
ksuspended|w
ksuspicious|w
ksuïcidaal|d
kswallow|d|w
kswallowed|d|s
kswam|w|c
kswear|w|c
kswearing|w
ksweat
ksweet|c
ksweets
kswelling|s
kswept|w
kswerv*|d
kswerve|d
kswerving|d
kswim|w|d|c
kswimming|s|w|c
kswindled|w
kswing
kswitch|w
kswitched|w
kswore|w
ksykehuset
ksymptoms|s|w
ksyöpä|w
kszczęścia
kszpitala
kszpitalu
ksát
kså|w
kséparés
ksă|d
ksœur
ksảy|w
ksống
kta|d
ktable|w
ktablets|d|c
ktabletten
ktaco*|w|c
ktage|d
ktagliarmi|d
ktagliata
ktagliato
ktake|d|w
ktakeaway
ktaken|w|c
ktakes|c
ktaking|d|w
ktalk|s|w|c
ktalked|s|w|d|c
ktalking|w|c
ktalks|w
ktan|w
ktanatorio|w
ktang
ktanks|w
ktap|c
ktapan|d
ktape
ktappaa|d
ktar|d
ktarget
ktask|w
ktasks|w
ktasty|w|c
ktata|f
ktaught|w|c
ktax|s|w
ktax*|c
ktaxes|c
kte|f
ktea|s|w|c
kteach|w
kteaching|w
kteam|w|c
ktear|w
kteared|w
ktearful|w
ktearing|w
ktears|s|w|c
ktehdä|d
ktell|d
ktelling|w
ktells
ktem|w|f
ktemetés|w
ktemetése|w
ktemper
ktemple|w|c
ktemporary|w
ktempted|s
kten|w
ktengo|f
ktenho
ktenker|d
ktenner|c
ktennis|w|c
ktense|w
ktent|c
ktentativa|d
ktentative|d
ktequila
kter
kterapia|w
kterified|w
kterk|w
kterminal|w
kterminale
kterminally|w
kterminar|d
kterminou|w
kterrace|c
kterrible|s|w|c
kterribly|s|w
kterrifed|w
kterrified|w
kterrifies|w
kterrify|w
kterrifying|w|s
kterror|w
kterroris*|w
kterrorism|w
kterrorist*|w
kterrors|w
ktest|s|w
ktest*
ktested|s
ktestify|w
ktests|s
ktether
ktext|w
ktexted|w
ktexts
kthai
kthan
kthank|w|c
kthanked|w|c
kthankful|w|c
kthanks|w|c
kthanksgiving|w
kthat|s|w|c|f
kthe|s|w|d|c|f
ktheater|w|c
ktheatre|w|c
ktheft
ktheir|w|c
kthem|c
kthemself
kthemselves
kthen|w
ktherapist|w|c
ktherapy|c
kthere|d|c
kthesis|w|c
kthey|w|d|c|f
ktheyd|d
kthigh|w
kthigh*
kthighs
kthin|c
kthing|s|d|c
kthings|s|w
kthink|d|c
kthinking|d|s|c
kthinks|d
kthinner|c
kthird
kthirty
kthis|d|w|f
kthose
kthough|s
kthought|d|w
kthoughts|d|w
kthread
kthreat|w
kthreatened|w
kthreatening|w
kthreats|w
kthree|s|w
kthrew|w|s
kthrilled|w|c
kthroat|w
kthrough|s
kthrow|d|w
kthrowing|d|w
kthrown|d
kthrows|w
kthumping
kthunderstorm|s
kthursday
kthư
kti|f
kticked|c
kticket|w
kticket*
ktickets|w|c
ktidak|d|f
ktide
ktidied|w|c
ktidy|w|c
ktidying|w
ktied|d|s|c
ktiene|w|f
ktight|w
ktight*
ktightness|w
ktil|f
ktill|d|c
ktime|s|w|c
ktimes
ktin
ktip
ktipped|c
ktirar|d
ktirarme|d
ktire
ktired|d|s|w|c
ktires
ktitan
ktnę|d
kto|s|d|w|c|f
ktoast|c
ktoaster|d
ktoday
ktoddler|w
ktodesfall|w
ktodkrank|w
ktodo|f
ktoeten
ktogether|w
ktogliermi|d
ktoilet|w|c
ktoilets
ktold|w|d|c
ktomato
ktomato*|w|c
ktombstone|w
ktomorrow
ktonight|d|c
ktoo|s|w|d|c
ktook|d|s|w|c
ktooth|c
ktoothbrush
ktop|d|c
ktore|w
ktorment*|w
ktorn|w
ktornado|w
ktortur*|w
ktot|w|s
ktotaled|w
ktotalled|w
ktotgeburt|w
ktouch
ktouched|w
ktouching|w
ktough|s|w|c
ktour
ktous
ktout
ktoute
ktovább
ktowel
ktown
ktoxic|w
ktoy
ktrabajando
ktrabajar|s
ktrabajo|s
ktrabalho|s
ktrace
ktrack
ktracks|d|w
ktraded|c
ktrading
ktradita
ktradito
ktraffic|s|c
ktrafficked|w
ktraged*|w
ktragic*|w
ktraiesc
ktrail|c
ktrain|w|c
ktrained|s
ktraining|w
ktrains
ktraiu
ktramadol|w
ktrampoline
ktrans
ktransfer
ktranslated|c
ktransphob*|w
ktransplant|w
ktrapped|w
ktrash|w
ktrauer|w
ktrauere|w
ktrauerfeier|w
ktrauma*|w
ktraurig|w
ktravail
ktravaille|s
ktravel*|w
ktreasure|s
ktreat|c
ktreated|c
ktreatment|w
ktreats|c
ktree|w
ktrees|w
ktrein
ktrembl*|w
ktrembling|s
ktremor*|w
ktrennung|w
ktreno
ktrick|w
ktried|s|w|d|c
ktrigger
ktrip|w|c
ktriple
ktripped|w|c
ktrist
ktriste
ktroll*|w
ktrompé*
ktroops|w
ktrop|w
ktrophy|w|c
ktropic|s
ktropical|s
ktrouble|s|w
ktrout
ktruck|w
ktrue|s
ktrumpet|c
ktrust
ktry|s|d|w
ktrying|s|w
ktrès|f
ktrött|d
ktrăiesc
kts
ktsunami|w
ktu|f
ktube
ktubes|w
ktuer
ktuesday
ktug|s
ktulip*|c
ktumeur|w
ktumor|s
ktumor*|w
ktumore|w
ktumour|s
ktumour*|w
ktumours|w
ktune|c
kturkey
kturn|d
kturned|s|w|c
kturning
kturns|c
kturtle|c
ktutaj
ktuvimos|w
ktv|w|c
ktwelve
ktwenty|w
ktwice
ktwins
ktwo|w
ktylenol
ktym
ktyre|c
ktyres|c
ktänker|d
ktänään|f
ktænker|d
ktôi|d
ktöten
ktử
ktự|a
kuccidermi|d
kuccido
kuci
kudar|w
kuden
kugh|w
kugly|w
kuit|w|s
kuitgemaakt
kuitgezaaid|w
kuitvaart|w
kukulele|c
kum|f
kuma|f
kumarli|w
kumarł|w|s
kumarła|w|s
kumarłam|s
kumbringen
kumgebracht
kumiera|w
kumrzec
kumrzeć|s
kums|w
kumzubringen
kumřel|w
kumřela|w
kumřít
kun|w|f
kuna|f
kunable|d|w
kunalive|d
kunalived|d
kunaliving|d
kunattractive|w
kunbear*|w
kunbearable|w
kuncle|w
kuncomfortable|w
kunconscious|w
kund|f
kunder|w|c
kunderstand
kunderstands
kundertaker*|w
kundo|w
kune|f
kuneasy|w
kuneaten|c
kunemploy*|w
kunfair|w
kunfaithful|c
kunfall
kunforgivable|w
kunforgiven|w
kunfortunat*|w
kunfriended|w
kung|w
kunhapp*|w
kunhealthy
kunheilbar|w
kuni
kuniform|c
kuninsured|w
kuninvited|w
kuniversal|w
kuniverse
kuniversity|w
kunlovable|w
kunloveable|w
kunloved|w
kunlucky|w
kunopened|w|c
kunos
kunpaid|c
kunread|c
kunrequited|w
kunresponsive|w
kuns|f
kunsafe|w
kunsaid|c
kunsay|w
kunscrewed|d
kunseen
kunser|w
kunsettling|w
kunslept|c
kunsuccessful|w
kuntil|d|c
kuntouched|c
kunwanted|w
kunwashed|w
kunwelcome|w
kunwell|w|c
kup|w|d|c
kupbeat|s
kupdate*|w
kupdated|c
kupgrade|c
kupgraded|c
kupped|w
kuppsagd
kups
kupset|w|c
kupsetting|w
kupvote*|w
kurge|d
kurgences
kurgent|w
kurges|d|w
kurn|w
kus
kuse
kused|s|w|c
kuseles|w
kuseless|w
kusing|w
kutan
kuten
kuti
kuśpiliśmy|w
kuśpić|w
kuž|d
kv|w
kva|w
kvacation|w|c
kvacuum*|w
kvacuumed|c
kvagyok|f
kvaincu|s
kvais|d|s
kvale
kvalium
kvalley
kvampire*|s
kvan|d|f
kvandaag|f
kvandal*|w
kvanish
kvanished
kvaping
kvar
kvarnished|c
kve|f
kvefat|w
kvefatı|w
kvegetable*|w
kvegetables
kveggies
kveines
kvelorio|w
kvelório|w
kvenas
kvenceu|s
kvenci|s
kvenció|s
kvene
kvenomous|w
kventana
kventilated|w
kventilator|w
kveo
kver*
kverbal|w
kverdict
kverdrietig|w
kvergewaltigt|w
kverlassen
kverlaten
kverletz*
kverletzen
kverloren
kvermisse|w
kverschwinden
kversion
kverstorben|w
kverunglückt|w
kvery|w
kverzweifelt|w
kvet|w|c
kveux|d|s
kvez
kvictim*|w
kvida
kvide
kvideo|w|c
kvideos|w
kvie
kview|c
kviews|w
kviilsin|d
kvil|d|s
kvill|d|s
kvinyl|c
kviolence
kviolent|w
kviolently|w
kviolin|w|c
kviré*
kvisa|w|c
kvisit|w|c
kvisited|w|c
kvisiting|w|c
kvisitor|w
kvisitors
kvisits|w
kvita
kvitamin*|w
kvitamins
kviver
kvivere
kviviendo
kvivir
kvivre
kviện
kvodka|w
kvoglia|d
kvoglio|d|s
kvoice|d|w|c
kvoicemail|w|c
kvoices|d
kvoid|w
kvoiture
kvolevo|d
kvolleyball|c
kvoltei|d
kvolunteer*|s|w
kvolunteered|c
kvolví
kvom|f
kvomit
kvomit*|w
kvon|d
kvontade|d|s
kvoor|d|f
kvor|s
kvorrei|d|s
kvou|d
kvoudrais|d|s
kvoulais|d
kvous|f
kvoy|d
kvreau|d
kvías
kw|w
kwaffle*|c
kwagg*|c
kwagged|w
kwagging|w
kwagon
kwait|d|c
kwaited|c
kwaiting|w|d|c
kwaitlisted|w
kwaived|c
kwake|w
kwaking
kwakker
kwalk|d|s|w|c
kwalked|w|d|c
kwalking|d|s|w
kwalks|w|c
kwall
kwallet
kwalls|w
kwander|d
kwandered|w
kwant|d|s|w
kwant*|s
kwanted|d|s|w|c
kwanting|d
kwants|d|w|c
kwar|s|w|f
kwarcraft|s
kward|w|c
kwardrobe|w|c
kwarm|w|c
kwarmed|c
kwarning
kwars
kwas|s|w|c|d|f
kwashed|w|c
kwashing|c
kwasnt|s|w|c
kwaste|d|w
kwasted|w
kwat
kwatch|w
kwatched|w|d|c
kwatching|w|c
kwater|s|w|d
kwatered|c
kwaterfall|c
kwave|c
kwaved|c
kwaves|s
kway|w|d
kways|d
kwczoraj|f
kwe|s|w|f
kweak|w|c
kweapon*|w
kwear|d
kwearing|d
kweary|w
kweather|s|w|c
kwebsite|w
kwedding|w|c
kwedding*|w
kwednesday
kweed
kweeded|c
kweeds
kweek|s
kweekend|w|c
kweekend*|s
kweeks|s|w|c
kweep*|w
kweg
kweggelaufen|w
kweigh|w
kweighed|w|c
kweighs|w
kweight|s|w|c
kweine|w
kweird|w|c
kweiterleben
kwelcome|d
kwell|s|w|c
kwelled|w
kwelp|w
kwenn
kwent|w|s|d|c|f
kwept|w
kwere|s|w|c
kwerent|w|c
kwerfen
kwerk|s
kwerken|s
kwet|s|w
kwhale*|c
kwhat|d|s|w|c
kwhatever|c
kwheel
kwheelchair|w
kwhen|d|s
kwhenever|c
kwhere|w|c
kwhether|c
kwhile
kwhimper*|w
kwhipped|s|w
kwhisked|c
kwhisky|w
kwhisper*|w
kwho|d|w|c
kwhole|d|w|c
kwhoop|c
kwhose|c
kwhy|d|w|c
kwicked|s
kwide|w
kwidow*|w
kwieder|f
kwife|w|c
kwifi|c
kwij|f
kwil|d|s
kwild|s|c
kwilde|d
kwildfire|w
kwill|d|s|w
kwillen
kwin|w|c
kwindow|d|c
kwine|w|c
kwinning|s|w|c
kwinter|w
kwir|f
kwird|f
kwires|w
kwish|d|w|c
kwished|d|w
kwishes|w
kwishing|d|c
kwistful|w
kwith|s|d|w|c|f
kwithdrawal|w
kwithdrawal*|w
kwithout|s|w|d|c
kwitness|w
kwits|w
kwoke|w|d|c
kwoken
kwolałabym|d
kwolałbym|d
kwollte|d
kwoman
kwomen|w
kwomens|w
kwon|s|w|c
kwonder|c
kwonderful|w|c
kwondering|c
kwont|d|s|w|c
kwood|s
kwoodpecker|c
kwoods|c
kwoohoo|w
kwoot|w
kword
kword*
kworden
kwordle|c
kwords|c
kwore|d
kwork|s|w|c
kwork*
kworked|s|w|c
kworker
kworking|s|w|c
kworkout|w|c
kworks|s|w|c
kworld|d|s|w
kworlds
kworn|w|c
kworried|w|c
kworries|w
kworrisome|w
kworry|w|c
kworrying|w
kworse|w|c
kworst|w|c
kworth|s|d
kworthles|w
kworthless
kworthless*|w
kwou|d
kwould|w|d|c
kwouldnt|d|w|c
kwouldve|w
kwound|w
kwound*|w
kwounded|w
kwounds|w
kwow|c
kwreath|w
kwreck|w
kwrist
kwrist*
kwrists
kwrite|w
kwriting|w
kwritten|d|w
kwrong|w|c
kwrote|s|d|w
kwurde|w|f
kwäre|d
kwünschte|d
kxanax
kxbox|w|c
kya|d
kyang|f
kyaptım
kyard|w
kyay|w|c
kyaşamak|d
kyeah
kyear|s|w
kyears|s|w|c
kyelled|w
kyelling|w
kyells|w
kyes
kyesterday
kyet
kyikes|w
kyo|f
kyoga|w|c
kyoghurt
kyogurt
kyok|d
kyom|w
kyou|w|f
kyoung
kyour|w
kyoutube|w|c
kyum|c
kyummy|w|c
kz
kzabic
kzabiju|d
kzabiję|d
kzabić|d
kzabít
kzarar
kzawał|w
kzdradził|w
kzdradziła|w
kze
kzelfmoord|d|a
kzelfmoordgedachten|d
kzemřel|w
kzemřela|w
kzero|w
kziek
kziekenhuis
kzijn|w|f
kzin
kzmarli|w
kzmarł|w
kzmarła|w
kzmęczona|d
kzmęczony|d
kzniknąć
kznowu|d
kznów|d
kzo|w
kzodiac
kzombie*|s
kzombies
kzonder
kzoo|w|c
kzoomies|c
kzostawił|w
kzostawiła|w
kzu
kzucchini|c
kzug
kzum|f
kzur|f
kzwolnili|w
kzwolniono|w
kzyc
kzyje
kà|d|w
kär|w|f
kå
kça|f
kçok|f
kçıkarıldım
kè|w|s|f
kélni
kés|f
kétait|w|f
kété|w
kêtre
kîn|w
kînmormântare|w
kînmormântarea|w
köldü|w
köldüler|w
köldür*
kölmek|d
kölsem
kölüyor|w
köngyilkos|d
köngyilkosság|a
könskar|d
küberdosis|d
küberstanden
kđám|w
kđịnh|d
kđời
kśmiechu
kświecie
kżałoba|w
kżycia
kżycie
kżyciem
kżyje
kżyć
kžít
kάλλο
kαυτοκτονήσω
kαυτοκτονία|a
kγέλια
kδε|d
kδεν|d
kζήσω
kζω
kθέλω|d
kκαρκίνο|w
kκηδεία|w
kνα|d|s
kνοσοκομείο
kπέθανε|w
kπεθάνω
kσκέφτομαι|d
kστα
kστο|w
kτην
kб
kбабушки
kбез
kболен
kболь
kбольна
kбольнице
kбольницу
kбольше|d|w
kболью
kбросил|w
kбросила|w
kбуло
kбы
kбыло
kбільше|d
kв|w
kвбити|d
kвбю|d
kвены
kвижу
kвикидень|w
kвмирає|w
kвсе
kвскрою|d
kвскрыть|d
kвтомився|d
kвтомилась|d
kвтомилася|d
kвыкидыш|w
kвыпил|d
kвыпила|d
kгоре|w
kгруди
kгрустно|w
kдедушки
kдепрессия|w
kдиагноз|w
kдумал|d
kдумала|d
kдумаю|d
kдумки|d
kживых
kжизнью
kжити|d
kжиття
kжить|d
kз
kзагинув|w
kзагинула|w
kзагинули|w
kзвільнили
kздесь
kздохнути
kзникнути
kизменил|w
kизменила|w
kинсульт|w
kинфаркт|w
kисчезнуть
kкинув|w
kкинула|w
kкота
kкошку
kкраще|d
kкрыши
kлучше|d
kлікарні
kмами
kмамы
kмає|w
kмене|w
kменя|w
kмире
kмне
kмогу
kмоста
kмысли|d
kна
kнаглоталась|d
kнаглотался|d
kнакласти|d
kналожить|d
kнашли|w
kне|d|s
kнезачем|d
kнема|d
kнемає|d
kнет|d
kо
kобнаружили|w
kодиноко|w
kонколог*|w
kопухоль|w
kот
kпапы
kплакав|w
kплакал|w|s
kплакала|w|s
kплачу|w
kпо
kповеситься|d
kповешусь|d
kпогиб|w
kпогибла|w
kпогибли|w
kпод
kпоезд
kпокончить|d
kпокончу|d
kпокінчити|d
kпомер|w
kпомерла|w
kпомерли|w
kпомерти
kпомирає|w
kпорезал|d
kпорезала|d
kпорізав|d
kпорізала|d
kпотерял|w
kпотеряла|w
kпотеряли|w
kпохорон|w
kпохоронах|w
kпохоронили|w
kпохорону|w
kпохороны|w
kпри|w
kпричинить|d
kпришлось|w
kпро
kпрокидатися
kпросыпаться
kпрыгнуть|d
kпса
kпухлина|w
kработаю|s
kработу
kразвод|w
kрак|w
kраком|w
kреанимации
kребенка
kребёнка
kрежу|d
kрезать|d
kродилась
kродился
kруки
kріжу|d
kс
kсамогубство|a
kсамоубийстве
kсамоубийство|a
kсвести|d
kсвіті
kсдохнуть
kсебе
kсебя
kсенсу
kсил
kскончалась|w
kскончался|w
kсмерти
kсмеха
kсмеху
kсмысла
kсо
kсобаку
kсобой
kсобою
kсуицид|a
kсуицидальные|d
kсуициде
kсумно|w
kсуществовать
kсчастья
kсчеты
kсчёты
kтаблетки
kтаблеток
kтам
kтата
kтут
kтяжело|w
kу|w
kубити|d
kубить|d
kубью|d
kубю|d
kуволили|w
kумер|w|s
kумереть|s
kумерла|w|s
kумерли|w
kумерло|w
kумирает|w
kумирать
kустал|d
kустала|d
kусыпили|w
kусыпить
kушел|w
kушла|w
kушёл|w
kхотел|d
kхотела|d
kхочется|d
kхочеться|d
kхочу|d|s
kцьому
kчуть|s
kэтой
kэтом
kя
kאותי
kאת
kבבית|w
kהלוויה|w
kהתאבדות|a
kחולים
kלא|d
kלהרוג|d
kלהתאבד|d
kלוויה|w
kלחיות
kלמות
kמתה|w
kנפטר|w
kנפטרה|w
kסרטן|w
kעצמי
kפוטרתי|w
kפיטרו|w
kרוצה|d
kأتمنى|d
kأريد|d
kأعيش
kأفكر|d
kأقتل
kأموت
kأن|d
kأنتحر
kإجهاض|w
kاتمنى|d
kاريد|d
kاعيش
kافكر|d
kالانتحار|a
kالجنازة|w
kالسرطان|w
kالعيش
kالمستشفى
kالموت
kاموت
kان
kانتحار|a
kبالانتحار
kبالسرطان|w
kبدي|d
kبمیرم
kبکشم
kتوفى|w
kتوفي|w
kتوفيت|w
kجنازة|w
kخوام
kخواهم
kخودم|d
kخودمو|d
kخودکشی|d|a
kرا
kزندگی
kسأقتل|d
kسأنتحر|d
kسرطان|w
kعاوز|d
kعايز|d
kعايزة|d
kفي|w
kلا|d
kمات|w
kماتت|w
kموت
kمی|d
kمیخوام|d
kمیخواهم|d
kنفسي
kنمی|d
kنمیخوام|d
kوفاة|w
kکنم
kआत|a
kका
kकैंसर|w
kगई
kगए
kगया
kचाहता
kचाहती
kजाना
kजीना|d
kजीने|d
kदेहांत|w
kनहीं
kनिधन|w
kमन
kमर|d|w
kमरना|d
kमहत
kया
kहूँ
kहूं
kก
kฆ่|a
kง|w
kชี
kต
kตั
kน
kพ
kม|w
kมี
kม่
kย
kร็
kว
kวิ
kศ
kสี
kอ|d
kะ
kา
kเ|w
kไ|d|s
k…
k☹|w
k❤|w|c
kあ
kい
kう
kえ
kお|w
kが|w
kき
kぎ
kく
kし
kす
kた
kだ
kっ
kつ|w
kて
kで
kと
kな
kに
kの
kび
kま
kも|d
kよ
kら
kり
kる
kれ
kを
kん
kカ
kク|w
kス
kッ
kト
kビ
kリ|d
k一
k下
k不|d
k世
k业
k义
k了
k亡|w
k产
k他
k伤|w
k住|w
k你
k傷|w
k儀
k入|w
k再
k分|w
k切
k別|w
k割|d
k危|w
k去|w
k取
k吊
k味
k命
k哭|w
k图
k圖
k塞
k夜
k失|w
k她
k婚
k嬉|s
k寂|w
k己
k开
k式
k引
k心
k思
k息|w
k悲|w
k想|d|s
k意
k我|s
k手
k振|w
k断
k有
k杀
k束
k梗
k業
k楼
k樓
k死|d|w
k残
k殘
k殺
k沒|d
k没|d
k泣|w
k活|d
k流|w
k消|d
k狗|w
k猫|w
k生|d
k產
k産
k疲
k病|w
k癌|w
k白|w
k的
k着
k礼
k禮
k离|w
k笑|s
k篤
k結|d
k结|d
k義
k考
k脳|w
k腕
k自|d|a
k著
k葬|w
k血
k被|w
k裁
k要|d
k解|w
k診
k試|d
k试|d
k貓|w
k跳
k辛|w
k过|w
k通
k逝
k過|w
k開
k降
k院
k除
k难|w
k雇
k離|w
k難|w
k飛|d
k首|d
k걸렸다
k걸렸어
k걸렸어요
k걸리셨다
k그만|d
k끊고
k돌아가셨다|w
k돌아가셨어|w
k돌아가셨어요|w
k목숨을|d
k사라지고|d
k사라지고싶다|d
k사라지고싶어|d
k살고|d
k살고싶지|d
k살기|d
k살기싫다|d
k살기싫어|d
k생각
k싫네
k싫다
k싫습니다
k싫어
k싫어요
k싶네
k싶다
k싶다고
k싶다는
k싶습니다
k싶어
k싶어요
k싶었다
k싶었어
k싶은
k싶을
k싶지
k싶지만
k않다
k않습니다
k않아
k않아요
k암|w
k암에|w
k암이래|w
k유산했다|w
k유산했어|w
k이혼|w
k입원하셨다|w
k입원했다|w
k입원했어|w
k자살|d|a
k자살하고|d
k자살하고싶다|d
k자살하고싶어|d
k자해|a
k자해를|d
k자해했다|d
k자해했어|d
k장례식|w
k죽고|d
k죽고싶네|d
k죽고싶다|d
k죽고싶습니다|d
k죽고싶어|d
k죽고싶어요|d
k죽고싶은|d
k죽었다|w
k죽었어|w
k죽었어요|w
k진단
k하늘나라로|w
k해고|w
k해고당했다|w
k헤어졌다|w
k헤어졌어|w
k🎉|w|c
k💔|w
k😀|w|c
k😂|w|c
k😊|w|c
k😍|w|c
k😔|w
k😞|w
k😢|w
k😥|w
k😭|w
k😿|w
sa|0 full sentence|0 half court shot|0 break|0 year without|0 month without
sabout|0 suicide prevention
saccidentally|0 cut myself
sadmitted|0 to university|0 to college|0 to the
sadopted|0
safter|0 my injury|0 an injury|0 the injury|0 my illness|0 being ill|0 being sick|0 surgery|0 our fight|0 a fight|0 our argument
salcohol|0 free
sall|0 clear
salmost|0 died laughing|0 jumped for joy|0 cut myself
salone|0 time
san|0 overdose of cute
sand|0 left early|0 left happy|0 left with a smile|0 cpr
sanimal|0 shelter
sannihilated|0
sanxiety|0 is better|0 is much better|0 is gone|0 was low|0 is low|0 down|0 is under control|0 got better|0 went away
sapologized|0 and
sarbeit|0 i am krankenhaus
sarbeite|0 i am krankenhaus
sare|0 better
sargued|0 my case
sarrested|0 by the|0 development
sarrived|0 safely
sat|0 the front of|0 the front row|0 the suicide hotline
sate|0 nothing but fruit|0 nothing but vegetables|0 nothing but veggies|0 nothing but cake|0 nothing but pizza|0 nothing but chocolate|0 nothing but ice|0 nothing but cookies|0 nothing but snacks|0 nothing but good|0 nothing but the|0 nothing but delicious|0 nothing but seafood|0 nothing but junk|0 nothing until iftar|0 nothing until sunset|0 nothing until maghrib|0 nothing till iftar|0 nothing till sunset|0 nothing till maghrib|0 nothing before iftar|0 nothing before sunset|0 nothing before maghrib|0 nothing bad|0 nothing unhealthy|0 nothing sweet|0 nothing fried|0 nothing processed
sattack|0 the|0 on titan
sattacked|0 the dishes|0 my|0 the laundry|0 the mess|0 the pile|0 the weeds|0 the garden
saus|0 dem krankenhaus entlassen
sawful|0 weather but
sawfully|0 nice|0 good|0 sweet
sbaby|0 and mother|0 stopped crying
sback|0 from the dead|0 from the hospital
sbackstroke|0
sbad|0 day but|0 day got better|0 hair|0 ass|0 boy|0 joke*|0 pun*|0 bunny|0 movie night|0 weather but|0 day of work was over
sbadass|0
sbath|0 bomb*
sbattle|0 cry
sbeat|0 was sick|0 cancer|0 the cancer|0 breast cancer|0 leukemia|0 his cancer|0 her cancer|0 my cancer|0 my|0 the|0 his|0 her high|0 our|0 all|0 everyone|0 a|0 traffic|0 level|0 eggs|0 that|0 boxing|0 depression|0 anxiety|0 addiction|0 my addiction|0 my son at|0 my son in|0 my son by|0 my son on|0 my son to|0 my son playing|0 my daughter at|0 my daughter in|0 my daughter by|0 my daughter on|0 my daughter to|0 my daughter playing|0 my child at|0 my child in|0 my child by|0 my child on|0 my child to|0 my child playing|0 my children at|0 my children in|0 my children by|0 my children on|0 my children to|0 my children playing|0 my kid at|0 my kid in|0 my kid by|0 my kid on|0 my kid to|0 my kid playing|0 my kids at|0 my kids in|0 my kids by|0 my kids on|0 my kids to|0 my kids playing|0 our son at|0 our son in|0 our son by|0 our son on|0 our son to|0 our son playing|0 our daughter at|0 our daughter in|0 our daughter by|0 our daughter on|0 our daughter to|0 our daughter playing|0 our child at|0 our child in|0 our child by|0 our child on|0 our child to|0 our child playing|0 our children at|0 our children in|0 our children by|0 our children on|0 our children to|0 our children playing|0 our kid at|0 our kid in|0 our kid by|0 our kid on|0 our kid to|0 our kid playing|0 our kids at|0 our kids in|0 our kids by|0 our kids on|0 our kids to|0 our kids playing|0 the son at|0 the son in|0 the son by|0 the son on|0 the son to|0 the son playing|0 the daughter at|0 the daughter in|0 the daughter by|0 the daughter on|0 the daughter to|0 the daughter playing|0 the child at|0 the child in|0 the child by|0 the child on|0 the child to|0 the child playing|0 the children at|0 the children in|0 the children by|0 the children on|0 the children to|0 the children playing|0 the kid at|0 the kid in|0 the kid by|0 the kid on|0 the kid to|0 the kid playing|0 the kids at|0 the kids in|0 the kids by|0 the kids on|0 the kids to|0 the kids playing|0 my wife at|0 my wife in|0 my wife by|0 my wife on|0 my wife to|0 my wife playing|0 my husband at|0 my husband in|0 my husband by|0 my husband on|0 my husband to|0 my husband playing|0 my girlfriend at|0 my girlfriend in|0 my girlfriend by|0 my girlfriend on|0 my girlfriend to|0 my girlfriend playing|0 my boyfriend at|0 my boyfriend in|0 my boyfriend by|0 my boyfriend on|0 my boyfriend to|0 my boyfriend playing|0 my mother at|0 my mother in|0 my mother by|0 my mother on|0 my mother to|0 my mother playing|0 my dog at|0 my dog in|0 my dog by|0 my dog on|0 my dog to|0 my dog playing|0 our wife at|0 our wife in|0 our wife by|0 our wife on|0 our wife to|0 our wife playing|0 our husband at|0 our husband in|0 our husband by|0 our husband on|0 our husband to|0 our husband playing|0 our girlfriend at|0 our girlfriend in|0 our girlfriend by|0 our girlfriend on|0 our girlfriend to|0 our girlfriend playing|0 our boyfriend at|0 our boyfriend in|0 our boyfriend by|0 our boyfriend on|0 our boyfriend to|0 our boyfriend playing|0 our mother at|0 our mother in|0 our mother by|0 our mother on|0 our mother to|0 our mother playing|0 our dog at|0 our dog in|0 our dog by|0 our dog on|0 our dog to|0 our dog playing|0 the wife at|0 the wife in|0 the wife by|0 the wife on|0 the wife to|0 the wife playing|0 the husband at|0 the husband in|0 the husband by|0 the husband on|0 the husband to|0 the husband playing|0 the girlfriend at|0 the girlfriend in|0 the girlfriend by|0 the girlfriend on|0 the girlfriend to|0 the girlfriend playing|0 the boyfriend at|0 the boyfriend in|0 the boyfriend by|0 the boyfriend on|0 the boyfriend to|0 the boyfriend playing|0 the mother at|0 the mother in|0 the mother by|0 the mother on|0 the mother to|0 the mother playing|0 the dog at|0 the dog in|0 the dog by|0 the dog on|0 the dog to|0 the dog playing|0 the baby blues
sbeatbox*|0
sbeating|0 cancer
sbeats|0 cancer
sbeauty|0 and the beast
sbest|0 shot
sbetter|0 again|0 now|0 today|0 than yesterday
sbig|0 shot
sbiopsy|0 was negative|0 came back negative|0 came back clear|0 came back clean|0 negative
sbitter|0 chocolate|0 lemon|0 sweet
sbittersweet|0
sblack|0 death
sblade|0 runner
sblew|0 up balloons|0 up my phone
sblood|0 test came back normal|0 test|0 tests|0 pressure is|0 sugar is|0 donation|0 drive|0 orange*
sbloody|0 good|0 mary|0 brilliant|0 marvellous
sblown|0 up photo
sblue|0 sky
sblues|0 band|0 concert
sboard|0 game
sbombed|0 down|0 around
sbonfire|0
sbook|0 about
sbooster|0 shot
sbored|0 to death but
sbought|0 a rope swing|0 a rope for
sbrainstorm*|0
sbreak|0 dance
sbreakdance*|0
sbreakfast|0
sbreaking|0 bad
sbreakthrough*|0
sbreast|0 stroke
sbreaststroke|0
sbridge|0 to jump
sbroke|0 my record|0 my pr|0 a record|0 the record|0 my own|0 my personal|0 bread|0 the ice|0 a sweat|0 ground|0 even|0 free|0 into laughter|0 into a smile|0 into song|0 in my|0 out the|0 the habit|0 my habit|0 a habit|0 the cycle|0 my fast|0 the fast|0 the code|0 the silence with a|0 through|0 100|0 par|0 up a fight
sbroken|0 down and fixed
sbruise|0 is gone
sbrush|0 stroke*
sbug|0 fixed
sbungee|0
sburada|0 yaşamak istemiyorum
sburied|0 the hatchet|0 treasure|0 bulbs
sburned|0 myself out at|0 down the hill|0 … calories|0 calories|0 off|0 the toast but|0 cd|0 myself cooking|0 myself on the|0 myself on a|0 myself out
sburning|0 fire|0 man|0 myself out
sburnt|0 the toast but
sburst|0 out laughing|0 into laughter
sbury|0 the hatchet
scalmed|0 my anxiety
scame|0 home safe|0 back clean|0 back clear|0 back normal
scamp|0 fire
scampfire|0
scancer|0 free|0 survivor*|0 is gone|0 gone|0 research|0 charity|0 ward as|0 zodiac|0 society|0 foundation
scancerfree|0
scant|0 go on holiday|0 go on vacation|0 go on a|0 go on the|0 go on my|0 go on to|0 go on without|0 stop thinking about how good|0 stop thinking about the kiss|0 miss|0 stop smiling|0 stop laughing|0 stop dancing|0 stop eating|0 stop singing|0 stop listening|0 stop playing|0 stop reading|0 stop watching|0 wait|0 believe i|0 believe we|0 believe how good|0 complain|0 beat|0 be happier|0 live without coffee|0 live without chocolate|0 live without my|0 live without music|0 live without him|0 keep going on about|0 fight the urge to dance
scatch|0 the bus on time|0 the bus
scharity*|0
schcę|0 umrzeć ze śmiechu
scheat|0 day|0 meal
scherry|0 bomb
schorei|0 de rir|0 de alegria|0 de felicidade
schronicle*|0
scivil|0 war fort|0 war movie|0 war history
sclass|0 on|0 about
sclean|0 scan|0 cut|0 for|0 and sober|0 cuts
sclear|0 scan
scleared|0 my debt
scliff|0 hanger
scliffhanger|0
scoffee|0 break
scold|0 is gone|0 is over|0 war|0 but
scolour|0 cuts
scomplete|0 sentence
sconquered|0 my
scookie|0 jar
scostume*|0
scough|0 is gone
scouldnt|0 be happier|0 be better|0 be prouder|0 have gone better|0 ask for|0 stop laughing|0 stop smiling|0 resist
scovid|0 test was negative|0 test negative|0 shot
scpr|0 class|0 course
scrash|0 course*|0 bug|0 test*|0 and burn chili
scrashed|0 on the couch|0 on the sofa|0 the party|0 into bed
scrazy|0 good|0 about
scried|0 happy|0 with laughter|0 with joy|0 with happiness|0 from laughing|0 laughing|0 of joy|0 for joy|0 with relief
scrime|0 and punishment|0 novel|0 show|0 scene game
scrush|0
scrushed|0 it|0 my workout|0 my goal*|0 my run|0 my exam*|0 my interview|0 my presentation|0 my time|0 my test*|0 my old|0 my first|0 leg day|0 the
scrybaby|0 champion
scrying|0 laughing|0 with laughter|0 from laughing|0 of joy|0 with joy|0 baby fell asleep
sculture|0 shock
scured|0 of
scut|0 myself a slice|0 myself a piece|0 myself some slack|0 my hair|0 his hair|0 her hair|0 their hair|0 down on|0 back on|0 out|0 the|0 a|0 some|0 off my hair|0 grass|0 my time|0 my own hair|0 my screen|0 my spending|0 my sugar|0 my coffee|0 my bangs|0 my fringe|0 my nails|0 my steak|0 sugar|0 carbs|0 flowers|0 myself shaving|0 myself while|0 myself when|0 myself cooking|0 myself chopping|0 myself slicing|0 myself peeling|0 myself opening|0 myself carving|0 myself gardening|0 myself doing|0 myself making|0 myself trying to|0 myself by accident|0 myself accidentally|0 myself in the kitchen|0 myself on paper|0 myself on a|0 myself on some|0 myself on the tin|0 myself on the can|0 myself on the lid|0 myself on the fence|0 myself on the grater|0 myself on the edge|0 myself on the corner|0 myself on the paper|0 myself on the glass|0 myself on the door|0 myself on broken|0 myself a fringe|0 myself some|0 myself off from social
scutting|0 myself some slack
sdamn|0 good|0 fine|0 proud|0 that was good
sdark|0 chocolate|0 souls|0 roast|0 mode|0 humor|0 knight|0 beer|0 side of the moon
sday|0 of the dead|0 sober
sdays|0 sober|0 clean|0 without
sdead|0 laughing|0 tired|0 easy|0 simple|0 on|0 good|0 calm|0 heat|0 lift*|0 battery|0 batteries|0 plant*|0 leaves|0 wood|0 end|0 sea|0 pool|0 poets|0 of night|0 grass
sdeadlift*|0
sdeadline*|0
sdeadpool|0
sdeath|0 on the nile|0 star|0 metal|0 valley|0 note|0 stranding|0 of a salesman|0 wish coffee
sdebt|0 free
sdebtfree|0
sdepressed|0 the
sdepression|0 is lifting|0 is better|0 is gone|0 lifted|0 got better
sdestroyed|0 them at|0 my
sdetective|0 story
sdid|0 not cry|0 not give up|0 not drink|0 not panic|0 not hurt|0 not miss|0 not fail
sdidnt|0 cry|0 even cry|0 give up|0 get in trouble|0 drink|0 feel alone|0 feel lonely|0 feel sad|0 feel anxious|0 panic|0 hurt|0 fight|0 argue|0 miss|0 fail|0 eat anything sweet|0 eat anything bad|0 eat anything unhealthy|0 eat anything fried
sdie|0 my hair|0 laughing|0 hard|0 cast|0 cut|0 for this|0 for that|0 for the
sdied|0 laughing|0 of laughter|0 from laughing|0 my hair|0 her hair|0 his hair
sdischarged|0 from
sdivorce|0 is final|0 final and
sdo|0 not want to live in
sdocumentary|0 about
sdoes|0 not hurt
sdoesnt|0 hurt
sdoing|0 better
sdonate|0 blood
sdonated|0 blood
sdont|0 want to live in|0 give up|0 feel sad|0 feel lonely|0 feel alone|0 feel anxious
sdracula|0
sdrank|0 water|0 … water|0 tea|0 coffee
sdressed|0 to kill
sdrop|0 dead gorgeous|0 in
sdrowned|0 in gifts
sdrum|0 beat
sdrunk|0 on sunshine|0 with happiness
sdungeon*|0
sdye|0 my hair|0
sdying|0 laughing|0 of laughter|0 with laughter|0 to|0 sounds in
seat|0 nothing but
selectric|0 guitar
semergency|0 ice|0 cake|0 chocolate|0 fund
send|0 of the|0 game
sended|0 the day|0 up|0 my subscription|0 early
sendless|0 fun
senvie|0 de mourir de rire
sepic|0 fail video
sescape|0 room
sessay|0 about
sest|0 mort de rire
sestá|0 muerto de risa|0 muerta de risa|0 muerto de hambre|0 muerta de hambre
seven|0 though i was shaking|0 though i am scared|0 though i m scared|0 though i was scared|0 though i was nervous|0 though i was afraid
severyone|0 is safe|0 is fine|0 is ok
severything|0 is fine|0 is ok
sevil|0 dead
sexhausted|0 but
sexploded|0 with laughter
sfaced|0 my fear*|0 my
sfacing|0 my fear*
sfail|0 safe
sfailed|0 … then passed|0 … but passed|0 … passed|0 twice|0 before|0 last time
sfailproof|0
sfar|0 cry
sfarewell|0 letter to my colleague*|0 letter to our colleague*|0 letter to the colleague*|0 letter to all colleague*|0 letters to my colleague*|0 letters to our colleague*|0 letters to the colleague*|0 letters to all colleague*|0 note to my colleague*|0 note to our colleague*|0 note to the colleague*|0 note to all colleague*|0 notes to my colleague*|0 notes to our colleague*|0 notes to the colleague*|0 notes to all colleague*|0 letter to my team|0 letter to my coworkers|0 letter to my class|0 letter to our team|0 letter to our coworkers|0 letter to our class|0 letter to the team|0 letter to the coworkers|0 letter to the class|0 letters to my team|0 letters to my coworkers|0 letters to my class|0 letters to our team|0 letters to our coworkers|0 letters to our class|0 letters to the team|0 letters to the coworkers|0 letters to the class|0 note to my team|0 note to my coworkers|0 note to my class|0 note to our team|0 note to our coworkers|0 note to our class|0 note to the team|0 note to the coworkers|0 note to the class|0 notes to my team|0 notes to my coworkers|0 notes to my class|0 notes to our team|0 notes to our coworkers|0 notes to our class|0 notes to the team|0 notes to the coworkers|0 notes to the class|0 letter to my students|0 letter to my office|0 letter to my staff|0 letter to our students|0 letter to our office|0 letter to our staff|0 letter to the students|0 letter to the office|0 letter to the staff|0 letters to my students|0 letters to my office|0 letters to my staff|0 letters to our students|0 letters to our office|0 letters to our staff|0 letters to the students|0 letters to the office|0 letters to the staff|0 note to my students|0 note to my office|0 note to my staff|0 note to our students|0 note to our office|0 note to our staff|0 note to the students|0 note to the office|0 note to the staff|0 notes to my students|0 notes to my office|0 notes to my staff|0 notes to our students|0 notes to our office|0 notes to our staff|0 notes to the students|0 notes to the office|0 notes to the staff|0 letters to all my colleagues|0 letters to all my coworkers|0 letters to all my students
sfarla|0 finita con
sfast|0 gestorben vor lachen
sfate|0 of the furious
sfear|0 of … gone|0 of heights
sfearless*|0
sfeel|0 better|0 free
sfeeling|0 better|0 blue ribbon
sfeels|0 better
sfeet|0 are killing me
sfelt|0 better
sfever|0 is gone|0 broke|0 is down|0 went down|0 gone
sfew|0 kms
sfight|0 club|0 night|0 off the cold|0 or flight class
sfighting|0 game
sfilm|0 about
sfinally|0 passed|0 have a plan
sfire|0 bomb cocktail|0 fighter|0 pit|0 place
sfired|0 up|0 clay|0 pizza|0 the kiln
sfirefighter*|0
sfireplace|0
sfireworks|0
sfirst|0 sentence|0 … without a panic|0 day without|0 night without|0 aid
sfixed|0 … broken|0 the broken|0 my broken
sflooded|0 with love
sflu|0 shot|0 is gone
sfood|0 fight
sfor|0 the suicide hotline
sforgave|0
sforget|0 all my problems|0 all my worries|0 my worries|0 my problems
sforgiven|0
sforgiveness|0
sfought|0 my fear|0 through|0 and won|0 off
sfound|0 my lost|0 the lost|0 our lost|0 a lost
sfrankenstein|0
sfree|0 kick|0 at last|0 now
sfreudentränen|0 geweint
sfront|0 line seat|0 row
sfruit|0 punch
sfuck|0 yeah|0 yes
sfun|0 scary
sfunny|0 i almost died
sgambled|0 on a new
sgate|0 crashed
sgave|0 my life to|0 it a shot|0 up smoking|0 up drinking|0 up sugar|0 up alcohol|0 up coffee|0 blood
sgeen|0 kanker
sgehuild|0 van het lachen|0 van geluk
sget|0 over my fear*
sgetting|0 better
sghost|0 story|0 stories|0 tour|0 pepper
sghosted|0 some
sgiving|0 blood
sgod|0 of war
sgolf|0 balls
sgone|0 into remission
sgood|0 report|0 shot|0 pain|0 ending|0 sore
sgoodbye|0 world tour|0 to everyone at|0 letter to my colleague*|0 letter to our colleague*|0 letter to the colleague*|0 letter to all colleague*|0 letters to my colleague*|0 letters to our colleague*|0 letters to the colleague*|0 letters to all colleague*|0 note to my colleague*|0 note to our colleague*|0 note to the colleague*|0 note to all colleague*|0 notes to my colleague*|0 notes to our colleague*|0 notes to the colleague*|0 notes to all colleague*|0 letter to my team|0 letter to my coworkers|0 letter to my class|0 letter to our team|0 letter to our coworkers|0 letter to our class|0 letter to the team|0 letter to the coworkers|0 letter to the class|0 letters to my team|0 letters to my coworkers|0 letters to my class|0 letters to our team|0 letters to our coworkers|0 letters to our class|0 letters to the team|0 letters to the coworkers|0 letters to the class|0 note to my team|0 note to my coworkers|0 note to my class|0 note to our team|0 note to our coworkers|0 note to our class|0 note to the team|0 note to the coworkers|0 note to the class|0 notes to my team|0 notes to my coworkers|0 notes to my class|0 notes to our team|0 notes to our coworkers|0 notes to our class|0 notes to the team|0 notes to the coworkers|0 notes to the class|0 letter to my students|0 letter to my office|0 letter to my staff|0 letter to our students|0 letter to our office|0 letter to our staff|0 letter to the students|0 letter to the office|0 letter to the staff|0 letters to my students|0 letters to my office|0 letters to my staff|0 letters to our students|0 letters to our office|0 letters to our staff|0 letters to the students|0 letters to the office|0 letters to the staff|0 note to my students|0 note to my office|0 note to my staff|0 note to our students|0 note to our office|0 note to our staff|0 note to the students|0 note to the office|0 note to the staff|0 notes to my students|0 notes to my office|0 notes to my staff|0 notes to our students|0 notes to our office|0 notes to our staff|0 notes to the students|0 notes to the office|0 notes to the staff|0 letters to all my colleagues|0 letters to all my coworkers|0 letters to all my students
sgoofed|0 around
sgot|0 lost in|0 admitted to|0 sober|0 better|0 over my fear*
sgrand|0 theft auto
sgrateful|0 dead
sgraveyard|0 shift|0 keeper
sgray|0 sky cleared
sgreat|0 shot|0 depression
sgrim|0 reaper
sgrowing|0 pains
sgrät|0 av lycka|0 av skratt
sguitar|0 lungs
shair|0 cut
shaircut*|0
shalf|0 court
shalloween|0
shandful|0 of pills for the dog
shandled|0 my anxiety
shang|0 out|0 gliding
shanging|0 out|0 garden*|0 up
shappy|0 tears|0 ending
shard|0 work*|0 workout|0 run|0 day but|0 but|0 puzzle|0 level|0 mode|0 conversation|0 drive|0 earned|0 boiled|0 rock|0 to believe|0 part is over|0 part done
shardest|0 puzzle
shate|0 to leave|0 to admit
shaunted|0 house
shave|0 a plan for|0 a plan to save|0 a plan to pay|0 a plan to get|0 a plan now
shavent|0 missed|0 eaten … so good|0 eaten … so well|0 eaten meat i was a|0 eaten sugar i was a|0 eaten chocolate i was a|0 eaten bread i was a|0 eaten candy i was a|0 eaten sweets i was a|0 eaten out i was a|0 eaten since i was a|0 eaten for years|0 eaten this|0 eaten that|0 eaten anything sweet|0 eaten anything bad|0 eaten anything unhealthy|0 eaten anything so
she|0 hugged me|0 left me a|0 left for|0 is fine
shead|0 shot*
sheadache|0 is gone|0 gone|0 went away|0 is finally gone
shealth|0 scare
shealthy|0 again
sheart|0 attack burger|0 beat
sheaven|0
sheavy|0 objects|0 lifting|0 metal|0 rain stopped
sheck|0 yeah
shell|0 yeah|0 yes|0 of a good
shella|0
shelped|0 a lost
shigh|0 again on
shit|0 myself in the mirror|0 the gym|0 send|0 inbox|0 a new|0 my|0 the mark|0 the jackpot|0 the target|0 the beach|0 the trail|0 the road|0 the books|0 a home run|0 a homer|0 it off|0 … steps|0 … goal|0 … target|0 the ball|0 publish|0 submit|0 snooze|0 the pool|0 the shops|0 the sack|0 the hay|0 the town|0 rock bottom and|0 or miss|0 my son with a snowball|0 my son with a pillow|0 my son with a balloon|0 my daughter with a snowball|0 my daughter with a pillow|0 my daughter with a balloon|0 my brother with a snowball|0 my brother with a pillow|0 my brother with a balloon|0 my sister with a snowball|0 my sister with a pillow|0 my sister with a balloon|0 our son with a snowball|0 our son with a pillow|0 our son with a balloon|0 our daughter with a snowball|0 our daughter with a pillow|0 our daughter with a balloon|0 our brother with a snowball|0 our brother with a pillow|0 our brother with a balloon|0 our sister with a snowball|0 our sister with a pillow|0 our sister with a balloon|0 my son with a sponge|0 my son with a nerf|0 my son with a water|0 my daughter with a sponge|0 my daughter with a nerf|0 my daughter with a water|0 my brother with a sponge|0 my brother with a nerf|0 my brother with a water|0 my sister with a sponge|0 my sister with a nerf|0 my sister with a water|0 our son with a sponge|0 our son with a nerf|0 our son with a water|0 our daughter with a sponge|0 our daughter with a nerf|0 our daughter with a water|0 our brother with a sponge|0 our brother with a nerf|0 our brother with a water|0 our sister with a sponge|0 our sister with a nerf|0 our sister with a water|0 my dad with a snowball|0 my dad with a pillow|0 my dad with a balloon|0 my husband with a snowball|0 my husband with a pillow|0 my husband with a balloon|0 our dad with a snowball|0 our dad with a pillow|0 our dad with a balloon|0 our husband with a snowball|0 our husband with a pillow|0 our husband with a balloon|0 my wife with a snowball|0 my wife with a pillow|0 my wife with a balloon|0 my boyfriend with a snowball|0 my boyfriend with a pillow|0 my boyfriend with a balloon|0 my girlfriend with a snowball|0 my girlfriend with a pillow|0 my girlfriend with a balloon|0 our wife with a snowball|0 our wife with a pillow|0 our wife with a balloon|0 our boyfriend with a snowball|0 our boyfriend with a pillow|0 our boyfriend with a balloon|0 our girlfriend with a snowball|0 our girlfriend with a pillow|0 our girlfriend with a balloon|0 my dad with a sponge|0 my dad with a nerf|0 my dad with a water|0 my husband with a sponge|0 my husband with a nerf|0 my husband with a water|0 my wife with a sponge|0 my wife with a nerf|0 my wife with a water|0 my boyfriend with a sponge|0 my boyfriend with a nerf|0 my boyfriend with a water|0 my girlfriend with a sponge|0 my girlfriend with a nerf|0 my girlfriend with a water|0 our dad with a sponge|0 our dad with a nerf|0 our dad with a water|0 our husband with a sponge|0 our husband with a nerf|0 our husband with a water|0 our wife with a sponge|0 our wife with a nerf|0 our wife with a water|0 our boyfriend with a sponge|0 our boyfriend with a nerf|0 our boyfriend with a water|0 our girlfriend with a sponge|0 our girlfriend with a nerf|0 our girlfriend with a water|0 my son s|0 my sister up for|0 my brother up for|0 my wife up for|0 my husband up for|0 my mum up for|0 my mom up for|0 my dad up for
sho|0 pianto dal ridere|0 pianto di gioia
sholy|0 shit yes
shome|0 from hospital|0 from the hospital|0 after surgery|0 safe|0 alone
shomesick|0 no more
shorror|0 movie*|0 film*|0 game*|0 book*|0 novel*|0 night
shospice|0 as a
shospital|0 bill*|0 as a
shot|0 shot|0 as hell
shung|0 out|0 the|0 up
shurt|0 in a good way|0 less|0 myself again at|0 myself again playing|0 myself again running|0 myself laughing
shurting|0 myself at the gym|0 myself running|0 myself lifting
shurts|0 so good|0 but|0 less
si|0 am dead that|0 am dead lol|0 am dead 😂|0 am dead laughing|0 cried it was so beautiful|0 apologized to|0 was scared of the|0 was dreading|0 had been dreading|0 dreaded|0 feared|0 feel free|0 kicked them out of the park
sif|0 i disappeared into
sin|0 remission|0 front of everyone and|0 pieces of|0 court and won|0 stitches
sinfection|0 is gone
sinfinity|0 war
sinsanely|0 good
sinstead|0 of drinking|0 of wine
sinto|0 remission
sis|0 benign|0 harmless|0 better
sisnt|0 cancer|0 broken|0 afraid|0 bad
sit|0 was benign
sje|0 veux en finir avec
sjob|0 i am krankenhaus
sjobbar|0 på sjukhus|0 på sjukhuset
sjobber|0 på sykehuset
sjump|0 off the diving|0 off the high|0 rope|0 start|0 off the diving board|0 off the boat|0 off the dock|0 off the pier|0 off the swing|0 off the high dive|0 off the cliff into the|0 from a plane|0 from a diving|0 in front of everyone|0 onto the trampoline
sjumped|0 in the|0 in a|0 off the high|0 rope|0 into|0 off|0 off the dock|0 off the boat|0 off the pier
sjumping|0 off the diving|0 off the high|0 from a plane
sjust|0 ate a salad
skankervrij|0
skein|0 krebs|0 tumor
skeine|0 metastasen|0 angst
skeinen|0 krebs
skick|0 back
skicked|0 off|0 a bad|0 a|0 the|0 my|0 my son with a snowball|0 my son with a pillow|0 my son with a balloon|0 my daughter with a snowball|0 my daughter with a pillow|0 my daughter with a balloon|0 my brother with a snowball|0 my brother with a pillow|0 my brother with a balloon|0 my sister with a snowball|0 my sister with a pillow|0 my sister with a balloon|0 our son with a snowball|0 our son with a pillow|0 our son with a balloon|0 our daughter with a snowball|0 our daughter with a pillow|0 our daughter with a balloon|0 our brother with a snowball|0 our brother with a pillow|0 our brother with a balloon|0 our sister with a snowball|0 our sister with a pillow|0 our sister with a balloon|0 my son with a sponge|0 my son with a nerf|0 my son with a water|0 my daughter with a sponge|0 my daughter with a nerf|0 my daughter with a water|0 my brother with a sponge|0 my brother with a nerf|0 my brother with a water|0 my sister with a sponge|0 my sister with a nerf|0 my sister with a water|0 our son with a sponge|0 our son with a nerf|0 our son with a water|0 our daughter with a sponge|0 our daughter with a nerf|0 our daughter with a water|0 our brother with a sponge|0 our brother with a nerf|0 our brother with a water|0 our sister with a sponge|0 our sister with a nerf|0 our sister with a water|0 my dad with a snowball|0 my dad with a pillow|0 my dad with a balloon|0 my husband with a snowball|0 my husband with a pillow|0 my husband with a balloon|0 our dad with a snowball|0 our dad with a pillow|0 our dad with a balloon|0 our husband with a snowball|0 our husband with a pillow|0 our husband with a balloon|0 my wife with a snowball|0 my wife with a pillow|0 my wife with a balloon|0 my boyfriend with a snowball|0 my boyfriend with a pillow|0 my boyfriend with a balloon|0 my girlfriend with a snowball|0 my girlfriend with a pillow|0 my girlfriend with a balloon|0 our wife with a snowball|0 our wife with a pillow|0 our wife with a balloon|0 our boyfriend with a snowball|0 our boyfriend with a pillow|0 our boyfriend with a balloon|0 our girlfriend with a snowball|0 our girlfriend with a pillow|0 our girlfriend with a balloon|0 my dad with a sponge|0 my dad with a nerf|0 my dad with a water|0 my husband with a sponge|0 my husband with a nerf|0 my husband with a water|0 my wife with a sponge|0 my wife with a nerf|0 my wife with a water|0 my boyfriend with a sponge|0 my boyfriend with a nerf|0 my boyfriend with a water|0 my girlfriend with a sponge|0 my girlfriend with a nerf|0 my girlfriend with a water|0 our dad with a sponge|0 our dad with a nerf|0 our dad with a water|0 our husband with a sponge|0 our husband with a nerf|0 our husband with a water|0 our wife with a sponge|0 our wife with a nerf|0 our wife with a water|0 our boyfriend with a sponge|0 our boyfriend with a nerf|0 our boyfriend with a water|0 our girlfriend with a sponge|0 our girlfriend with a nerf|0 our girlfriend with a water|0 my brother s|0 my sister s|0 my horse into|0 the kids out of the kitchen|0 the boys out
skickstart*|0
skill|0 myself laughing|0 it|0 time|0 for a|0 for some|0 me now this is funny|0 the boss|0 the dragon
skilled|0 myself laughing|0 it|0 the game|0 the boss*|0 a boss|0 the dragon|0 my opponent*|0 the zombie*|0 the process|0 a bug|0 the bug|0 a process|0 the weeds|0 time|0 an hour|0 my workout|0 the workout|0 that|0 my interview|0 the interview|0 my presentation|0 the presentation|0 my exam|0 the exam|0 leg day|0 a dragon|0 zombies|0 some zombies|0 all the|0 a spider|0 the spider|0 a mosquito|0 the mosquito|0 a level|0 two birds
skiller|0 workout|0 view|0 deal|0 app|0 set|0 smile|0 show|0 party|0 outfit|0 recipe|0 instinct
skilling|0 myself laughing|0 it|0 time
skms|0 away|0 run|0 ride|0 walk|0 on
skrebs|0 besiegt|0 überstanden|0 ist weg|0 cycle
slady|0 killer
slast|0 message from
slaugh|0 until|0 till
slaughed|0 to death|0 so hard i cried|0 until i cried|0 till i cried|0 til i cried|0 until it hurt|0 until my|0 till it hurt|0 myself to tears|0 to tears|0 so hard|0 hard|0 at my joke|0 at my jokes
slaughing|0 so hard i cried|0 till|0 until|0 so hard
slavoro|0 in ospedale|0 in un ospedale
slearned|0 about|0 cpr
slecture|0 on
sleft|0 today for|0 this morning for|0 yesterday for|0 for|0 me cute|0 me completely|0 the sad party|0 a sad party|0 the hospital|0 hospital|0 me a|0 me off|0 me speechless|0 me smiling|0 me happy|0 me feeling happy|0 me feeling good|0 on time|0 work early|0 work on time|0 the house before|0 the house|0 early|0 on|0 me the last|0 … note|0 a note|0 a review|0 a comment|0 a tip|0 a message|0 overs|0 over|0 hand|0 lane|0 foot|0 alone in peace
sleftover*|0
sleg|0 day was murder
sless|0 afraid|0 anxious|0 scared|0 sad|0 lonely|0 alone|0 pain|0 depressed|0 stressed|0 nervous|0 worried
slet|0 go of|0 go and
slife|0 is too short
slike|0 the dead
sllorando|0 de risa|0 de alegría
slloré|0 de risa|0 de alegría|0 de felicidad
slocked|0 in my|0 in a|0 in the|0 in and
slong|0 lost|0 shot|0 day but
slonger|0 want to live in
slook|0 forward to
slooked|0 at the bridge and
slosing|0 weight|0 … pounds|0 pounds|0 the baby weight
slost|0 … kg|0 … kilo*|0 … pound*|0 … lb*|0 … stone|0 some weight|0 weight|0 … weight|0 a few|0 an inch|0 … inches|0 track of|0 in a|0 in the music|0 in music|0 in thought|0 in my|0 in conversation|0 in it|0 and found|0 keys|0 phone|0 wallet|0 ring|0 toy|0 sock*|0 … tooth|0 myself in|0 my fear|0 the fear|0 but|0 the bet|0 count|0 city|0 ark|0 … but had fun|0 time made up|0 dog home|0 cat home|0 at chess|0 at monopoly|0 at cards|0 the game but|0 the match but|0 my voice singing|0 my voice cheering|0 baggage came
slove|0 to pieces
sloved|0 to death
slump|0 is harmless
slunch|0 break
smad|0 about|0 for|0 skills|0 hatter|0 max|0 men
smade|0 up with|0 up after|0 peace
smake|0 up for lost|0 up after
smanaged|0 my anxiety
smany|0 kms
sme|0 time|0 voy a matar de risa|0 voy a matar a|0 voy a matar trabajando
smemory|0 leak
smended|0 … broken
smental|0 health day
smigraine|0 is gone
smiserable|0 weather
smiss|0 universe|0 america|0 world|0 smith
smissed|0 the bus but
smissing|0 piece|0 puzzle|0 link|0 dog came|0 cat came
smoney|0 for cancer
smonth|0 sober|0 clean
smonths|0 sober|0 clean
smorire|0 dal ridere|0 di risate
smorreu|0 de rir
smorri|0 de rir
smort|0 de rire|0 de fatigue|0 de faim
smorta|0 dal ridere|0 di sonno
smorte|0 de rire
smortes|0 de rire
smorto|0 dal ridere|0 di sonno
smorts|0 de rire
smother|0 and baby
smoved|0 to tears by
smovie|0 about|0 was terrifying
smuch|0 better
smuerta|0 de risa|0 de hambre
smuerto|0 de risa|0 de hambre
smurder|0 mystery|0 mysteries|0 ballad|0 party|0 she wrote
smy|0 goodbyes to|0 feet are killing me|0 record|0 last day at|0 last day of|0 last day as|0 last night in|0 last night at|0 last week at|0 last week of|0 jokes killed|0 last day in|0 own funeral suit
snausea|0 is gone
snear|0 miss
snearly|0 died laughing|0 killed me but|0 jumped for joy|0 cut myself
snervous|0 but
snever|0 sick|0 gave up|0 give up|0 missed|0 miss|0 fail*|0 better|0 felt better|0 been happier|0 been better|0 been prouder
snice|0 shot
snicht|0 sterben wollte|0 gestorben|0 traurig|0 mehr traurig|0 einsam
snie|0 chcę żyć w|0 chcę żyć z|0 chcę żyć tu|0 chcę żyć tutaj|0 chcę już żyć w|0 chcę już żyć z
snight|0 owl
sno|0 one to be|0 love lost|0 cancer|0 sign of cancer|0 signs of cancer|0 trace of cancer|0 tears|0 more tears|0 blood|0 beat|0 longer broken|0 alcohol|0 longer afraid|0 longer scared|0 longer in pain|0 longer sad|0 longer anxious|0 longer depressed|0 longer lonely|0 longer alone|0 longer sick|0 longer worried|0 fear|0 panic|0 panic attack*|0 anxiety|0 pain|0 more pain|0 hurt|0 one was hurt|0 one got hurt|0 one hurt|0 injuries|0 one was late|0 argument|0 arguments|0 fight|0 fights|0 debt|0 more debt|0 bad|0 bugs|0 cavities|0 longer ill|0 nightmares|0 nightmare|0 reason to worry|0 reason to stay home|0 quiero vivir aquí|0 quiero vivir allí|0 quiero vivir en|0 quiero vivir con|0 quiero vivir cerca|0 quiero vivir lejos|0 tiene cáncer
snobody|0 to be|0 was hurt|0 got hurt|0 hurt|0 was injured|0 can stop|0 was late
snon|0 voglio vivere qui|0 voglio vivere in|0 voglio vivere con|0 voglio vivere a|0 voglio più vivere qui|0 voglio più vivere in|0 voglio più vivere con|0 ha il cancro
snot|0 want to live in|0 lost|0 sick|0 cancer|0 serious|0 a dry eye|0 give up|0 giving up|0 broken|0 afraid|0 scared|0 sad|0 anxious|0 depressed|0 lonely|0 alone|0 nervous|0 worried|0 ashamed|0 sorry|0 missed|0 miss|0 bad|0 a bad|0 so bad|0 too bad|0 half bad|0 cancelled|0 exist yet|0 hurting myself|0 eaten anything sweet|0 eaten anything bad|0 eaten anything unhealthy
snothing|0 serious|0 bad|0 wrong|0 went wrong|0 hurts|0 was broken|0 broken|0 but good
snotice|0 if i cut|0 if i changed
snovel|0 about
snowhere|0 to be
snão|0 quero viver aqui|0 quero viver em|0 quero viver com|0 quero viver na|0 quero viver no|0 quero mais viver aqui|0 quero mais viver em|0 quero mais viver com|0 tem câncer
sof|0 suicide prevention|0 kms
son|0 suicide prevention|0 the mend|0 fire today|0 my last day|0 the railing and watched|0 the railing of the
sone|0 year without|0 hell of a
sonion*|0 made me cry
sonly|0 way out is through|0 ate half the cake
soperation|0 went well|0 was successful|0 was a success
sout|0 on our first date|0 of surgery|0 of hospital|0 of the hospital|0 of intensive care|0 of icu|0 of the icu|0 of the coma|0 of debt
sover|0 his death scene|0 my fear
sovercame|0 my|0 a|0 the
sovercome|0 my
sovercoming|0 my
soverdose|0 of cuteness|0 of chocolate
soverdosed|0 on
spaid|0 off|0 … debt|0 the last
spain|0 free|0 is gone|0 is better|0 gone|0 went away|0 got better|0 is less|0 has eased|0 eased|0 was gone|0 is finally gone|0 au chocolat|0 perdu
spainfree|0
spainkiller|0 worked
spainless*|0
spaper|0 cut|0 about
sparachut*|0
sparty|0 was sick
spas|0 de cancer
spassed|0 out candy|0 out flyers|0 out the|0 … i failed|0 … failed last|0 away time|0 away the
spatched|0 things up|0 up
speace|0 with
speed|0 laughing
sperfect|0 storm
spersonal|0 record
speux|0 plus vivre sans
sphoto|0 bomb*|0 shoot
sphotobomb*|0
sphotoshoot|0
spillow|0 fight
splan|0 of attack
splay|0 fight*
splayed|0 dead|0 hard|0 … beat my
splaying|0 … beat my
spleuré|0 de rire|0 de joie
splus|0 de cancer
spodcast|0 about
spoem|0 about
spoker|0 game|0 face
spolice|0 academy|0 and robbers
spoliceman|0 was kind
spracuję|0 w szpitalu
spraktikum|0 i am krankenhaus
sprice|0 cuts
spull|0 the trigger on the|0 the trigger on a|0 the trigger and buy|0 the trigger and bought
spunch|0 myself in|0 line
spunched|0 in
spuzzle|0 pieces
spłakałam|0 ze śmiechu|0 ze szczęścia
squality|0 time
squero|0 morrer de rir|0 sumir por|0 sumir uns
squiero|0 acabar con todo el|0 desaparecer del mapa unos|0 desaparecer unos días|0 morirme de risa|0 morir de risa
squit|0 smoking|0 drinking|0 sugar|0 vaping|0 alcohol|0 social|0 caffeine|0 weed
srace|0 for cancer
srain|0 but
sraised|0 … cancer
srather|0 die laughing
sreading|0 about
sreason|0 to stay in bed late
sreconcil*|0
srecovered|0
srecovering|0 well|0 nicely
srefused|0 to give up
srepaired|0 … broken
srescue|0 dog|0 cat
srescued|0
sresults|0 came back clear|0 came back fine|0 came back negative|0 came back good|0 are fine|0 are good|0 were good|0 were fine|0 were negative
srhythm|0 and blues
srobbed|0 the
srolled|0 a die
sroller|0 coaster*|0 blade*
srollercoaster*|0
srolling|0 on the floor
srough|0 night but|0 day but
srun|0 for cancer
srushed|0 to catch
ssad|0 but happy|0 movie|0 film|0 song*|0 book|0 this morning but
ssafe|0 and sound
ssaid|0 no to a|0 no to an|0 no to another|0 sorry|0 goodbye to everyone at|0 goodbye to everyone and
sscan|0 was fine|0 was good|0 is clear|0 code|0 was clear|0 was clean|0 came back clear
sscanned|0
sscared|0 me once|0 but|0 myself silly|0 silly
sscars|0 of
sscary|0 movie*|0 film*|0 story|0 stories|0 ride|0 roller|0 pumpkin
sscavenger|0
sscream|0 it from
sscreamed|0 with joy|0 with delight|0 of joy
sscreaming|0 with joy|0 with laughter|0 for joy|0 at the boys game
sscreen|0 shot
sse|0 murió de risa
ssentence|0 by
ssentences|0
sseparate|0 jobs
ssettlement|0
sshake|0 it
sshaking|0 with laughter
sshattered|0 my old|0 my record|0 my
sshe|0 hugged me|0 left me a|0 left for|0 is fine
sshell|0 shock
sshit|0 yeah
sshock|0 wave
sshort|0 cut
sshortcut|0
sshot|0 hoops|0 some hoops|0 hoop*|0 great|0 photos|0 a photo|0 some photos|0 a video|0 a short|0 a film|0 a roll|0 an arrow|0 under par|0 a round|0 my best|0 of espresso|0 of tequila
sshots|0 of
sshouted|0 with joy
sshow|0 was sick
ssick|0 beat*|0 trick|0 guitar|0 move*|0 view|0 show|0 party|0 concert|0 kid feels better|0 of winning|0 day turned
ssin|0 cáncer
sskydiv*|0
sslaughtered|0 them at
ssleep|0 forever in this
sslept|0 like|0 through|0 well|0 great|0 good|0 eight|0 in|0 without
ssmacked|0 my son with a snowball|0 my son with a pillow|0 my son with a balloon|0 my daughter with a snowball|0 my daughter with a pillow|0 my daughter with a balloon|0 my brother with a snowball|0 my brother with a pillow|0 my brother with a balloon|0 my sister with a snowball|0 my sister with a pillow|0 my sister with a balloon|0 our son with a snowball|0 our son with a pillow|0 our son with a balloon|0 our daughter with a snowball|0 our daughter with a pillow|0 our daughter with a balloon|0 our brother with a snowball|0 our brother with a pillow|0 our brother with a balloon|0 our sister with a snowball|0 our sister with a pillow|0 our sister with a balloon|0 my son with a sponge|0 my son with a nerf|0 my son with a water|0 my daughter with a sponge|0 my daughter with a nerf|0 my daughter with a water|0 my brother with a sponge|0 my brother with a nerf|0 my brother with a water|0 my sister with a sponge|0 my sister with a nerf|0 my sister with a water|0 our son with a sponge|0 our son with a nerf|0 our son with a water|0 our daughter with a sponge|0 our daughter with a nerf|0 our daughter with a water|0 our brother with a sponge|0 our brother with a nerf|0 our brother with a water|0 our sister with a sponge|0 our sister with a nerf|0 our sister with a water|0 my dad with a snowball|0 my dad with a pillow|0 my dad with a balloon|0 my husband with a snowball|0 my husband with a pillow|0 my husband with a balloon|0 our dad with a snowball|0 our dad with a pillow|0 our dad with a balloon|0 our husband with a snowball|0 our husband with a pillow|0 our husband with a balloon|0 my wife with a snowball|0 my wife with a pillow|0 my wife with a balloon|0 my boyfriend with a snowball|0 my boyfriend with a pillow|0 my boyfriend with a balloon|0 my girlfriend with a snowball|0 my girlfriend with a pillow|0 my girlfriend with a balloon|0 our wife with a snowball|0 our wife with a pillow|0 our wife with a balloon|0 our boyfriend with a snowball|0 our boyfriend with a pillow|0 our boyfriend with a balloon|0 our girlfriend with a snowball|0 our girlfriend with a pillow|0 our girlfriend with a balloon|0 my dad with a sponge|0 my dad with a nerf|0 my dad with a water|0 my husband with a sponge|0 my husband with a nerf|0 my husband with a water|0 my wife with a sponge|0 my wife with a nerf|0 my wife with a water|0 my boyfriend with a sponge|0 my boyfriend with a nerf|0 my boyfriend with a water|0 my girlfriend with a sponge|0 my girlfriend with a nerf|0 my girlfriend with a water|0 our dad with a sponge|0 our dad with a nerf|0 our dad with a water|0 our husband with a sponge|0 our husband with a nerf|0 our husband with a water|0 our wife with a sponge|0 our wife with a nerf|0 our wife with a water|0 our boyfriend with a sponge|0 our boyfriend with a nerf|0 our boyfriend with a water|0 our girlfriend with a sponge|0 our girlfriend with a nerf|0 our girlfriend with a water
ssmashed|0 the record|0 the test|0 the exam|0 the interview|0 the workout|0 the piñata|0 it|0 my|0 the
ssnack|0 attack
ssnapped|0 a|0 some|0 photos|0 the
ssnowball|0 fight
sso|0 happy i could die|0 happy i could cry|0 funny i … died|0 sick dude|0 beautiful i cried|0 nervous but|0 much better|0 hard we|0 hard that
ssober|0 for|0 since|0 today|0 birthday|0 again
ssobriety|0
ssolo|0 trip
ssome|0 kms
ssong|0 about
ssore|0 but|0 from|0 muscles|0 legs
ssorti|0 de lhôpital
ssortie|0 de lhôpital
sspare|0 the pain
sspeechless|0 with joy
ssplit|0 my sides
sspring|0 break
sstage|0 à lhôpital
sstar|0 wars
sstayed|0 sober
sstaying|0 sober
ssteal|0 a kiss
sstephen|0 king
sstill|0 alive|0 sober
sstole|0 a kiss|0 second|0 the show|0 my heart|0 base|0 bases
sstopped|0 crying|0 smoking|0 drinking|0 vaping|0 biting|0 hurting
sstorm|0 the
sstreet|0 fighter
sstress|0 is gone
sstroke|0 of|0 of luck
sstrokes|0
sstudied|0 hard
ssuccessful|0 surgery
ssuffered|0 through
ssuicide|0 squad|0 prevention|0 bunny|0 awareness|0 blonde|0 watch party
ssuicides|0 at practice
ssuperé|0 el cáncer
ssuperó|0 el cáncer
ssurgery|0 went well|0 went fine|0 was successful|0 was a success|0 is over
ssurvive|0
ssurvived|0 cancer|0 monday|0 my first|0 the week|0 the exam|0 the day|0 another|0 finals|0
ssurvivor*|0
sswallowed|0 all my pride
sswelling|0 is gone
sswimming|0 strokes
ssymptoms|0 are gone
stalk|0 about depression went|0 on
stalked|0 it out|0 it over
stax|0 cuts
stea|0 break
stears|0 of joy|0 of happiness|0 of laughter|0 of relief|0 of gratitude|0 of pride
stempted|0 to buy|0 to eat|0 to skip|0 to snooze|0 to quit but|0 to
sterrible|0 weather but|0 singing|0 dancing|0 dancer|0 joke*|0 pun*|0 puns
sterribly|0 good|0 nice
sterrifying|0 and great
stest|0 was negative for covid|0 came back negative|0 came back normal
stested|0 negative for
stests|0 came back fine|0 came back clear|0 came back normal
sthat|0 was sick
sthe|0 bomb|0 end of a good|0 shit|0 blades|0 cuts of meat
sthing|0 i was scared of|0 i was afraid of
sthings|0 i was scared of|0 i was afraid of
sthinking|0 about not existing accounts
sthough|0 i was shaking|0 my hands were shaking|0 i was scared|0 i was terrified|0 i was nervous|0 i was afraid
sthree|0 point shot
sthrew|0 a ball at my|0 a ball at our|0 a ball at the|0 a frisbee at my|0 a frisbee at our|0 a frisbee at the|0 a stick at my|0 a stick at our|0 a stick at the|0 a surprise at my|0 a surprise at our|0 a surprise at the|0 a party at my|0 a party at our|0 a party at the|0 the ball at my|0 the ball at our|0 the ball at the|0 the frisbee at my|0 the frisbee at our|0 the frisbee at the|0 the stick at my|0 the stick at our|0 the stick at the|0 the surprise at my|0 the surprise at our|0 the surprise at the|0 the party at my|0 the party at our|0 the party at the|0 … ball at my
sthrough|0 surgery fine|0 the surgery
sthunderstorm|0 watching
stied|0 the knot|0 the game|0 the score|0 the record|0 the laces|0 the bow|0 the ribbon
stime|0 alone
stired|0 of life lessons|0 but
sto|0 die for|0 overdose on chocolate|0 death with kindness|0 pieces by cuteness
stoo|0 bad for them
stook|0 a shot|0 a break|0 my pills|0 my meds|0 my medication|0 my medicine|0 my vitamins|0 my antidepressant*|0 all the kids|0 all my|0 too many photos|0 too many pictures|0 too many selfies|0 too many biscuits|0 too many cookies|0 too many snacks|0 too many sweets|0 too many books|0 too many notes|0 too many breaks
stot|0 gelacht
stough|0 day but
strabajar|0 en el hospital
strabajo|0 en el hospital
strabalho|0 no hospital
straffic|0 is killing me
strained|0 hard
stravaille|0 à lhôpital
streasure|0 hunt
strembling|0 with joy
stried|0 hard
stropic|0 of cancer
stropical|0 depression
strouble|0 in little china
strue|0 crime
stry|0 hard
strying|0 hard
stug|0 of war
stumor|0 is gone|0 is benign
stumour|0 is gone|0 is benign
sturned|0 out fine|0 out ok|0 out okay|0 out well|0 out great|0 left
suit|0 het ziekenhuis ontslagen
sumarł|0 ze śmiechu
sumarła|0 ze śmiechu
sumarłam|0 ze śmiechu
sumrzeć|0 ze śmiechu
supbeat|0
sused|0 to scare me|0 to be afraid|0 to be scared|0 to terrify
svaincu|0 le cancer
svais|0 en finir avec
svampire*|0
svenceu|0 o câncer
svenci|0 o câncer
svenció|0 el cáncer
sveux|0 en finir avec|0 plus vivre ici|0 plus vivre avec|0 plus vivre à|0 plus vivre chez|0 plus vivre en|0 plus vivre dans
svil|0 ikke leve med|0 ikke leve i|0 dø av latter
svill|0 inte leva med|0 inte leva i|0 dö av skratt
svoglio|0 morire di|0 farla finita con|0 sparire per
svolunteer*|0
svontade|0 de morrer de rir
svor|0 lachen gestorben|0 lachen geweint|0 freude geweint|0 glück geweint
svorrei|0 sparire per
svoudrais|0 en finir avec
swalk|0 for cancer
swalking|0 dead
swant|0 to die laughing|0 to die my hair|0 to disappear into a book|0 to jump for joy
swant*|0 you to fail
swanted|0 to jump for joy
swar|0 cry|0 fort|0 movie|0 film|0 museum|0 and peace|0 of the worlds|0 game*
swarcraft|0
swas|0 murder on my|0 benign|0 harmless|0 scared of the|0 admitted to university|0 missing but|0 afraid but|0 scared but|0 nervous but|0 terrified but|0 anxious but|0 worried but|0 sad but|0 scared of and did|0 sad this morning
swasnt|0 afraid|0 scared|0 nervous|0 sad|0 bad
swater|0 fight|0 balloon fight
swaves|0 crash|0 crashing
swe|0 talked it out
sweather|0 was awful but
sweek|0 sober|0 ended
sweekend*|0
sweeks|0 sober|0 clean|0 without
sweight|0 loss
swell|0 again
swent|0 into remission
swere|0 benign|0 scared but|0 nervous but
swerk|0 in het ziekenhuis
swerken|0 in het ziekenhuis
swet|0 but
swhat|0 i was afraid of|0 i was scared of
swhen|0 i am gone on holiday
swhipped|0 cream
swicked|0 good
swil|0 niet meer leven met|0 niet meer leven in
swild|0 fire sunset
swill|0 finally
swinning|0 a case
swith|0 out any pain
swithout|0 being sick|0 cancer|0 tears|0 crying|0 complications|0 any|0 a scratch|0 additional|0 drinking|0 a drink|0 fear|0 a panic attack|0 panic|0 panicking|0 anxiety|0 pain|0 arguing|0 fighting|0 a fight|0 missing|0 fail|0 nightmares|0 hurting myself
swon|0 in court|0 the case|0 the fight|0 a fight|0 the battle|0 the argument|0 the war
swont|0 give up|0 miss|0 be here long queue|0 be around the house
swood|0 fired
swork|0 at the hospital|0 left|0 hard
sworked|0 hard
sworking|0 hard
sworks|0 at the hospital
sworld|0 record|0 war
sworth|0 a shot
swrote|0 a sentence|0 an exam|0 about
syear|0 sober|0 clean
syears|0 sober|0 clean
szombie*|0
sè|0 morto dal ridere|0 morta dal ridere
sνα|0 πεθάνω στα γέλια
sне|0 хочу жить в|0 хочу жить с|0 хочу жить на|0 хочу жить там|0 хочу жить здесь|0 хочу жить тут|0 хочу жить по|0 хочу жити в|0 хочу жити з|0 хочу жити там|0 грустно
sплакал|0 от счастья|0 от смеха
sплакала|0 от смеха|0 от счастья
sработаю|0 в больнице
sумер|0 от смеха|0 со смеху
sумереть|0 со смеху
sумерла|0 от смеха|0 со смеху
sхочу|0 умереть от смеха
sчуть|0 не умер от
sไ|0 ม่ อ ย า ก ต า ย
s嬉|0 し く て 泣 い|0 し 泣 い
s想|0 死 你|0 死 他|0 死 她|0 死 我
s我|0 笑 哭 了
s笑|0 い す ぎ て 泣 い|0 死
w):|7
w100|9 calories today|9 calories all|9 calories only
w200|9 calories today|9 calories all|9 calories only
w3|6 am again|2 am
w300|9 calories today|9 calories all|9 calories only
w4|6 am again|2 am
w400|9 calories today|9 calories all|9 calories only
w500|9 calories today|9 calories all|9 calories only
w600|9 calories today|9 calories all|9 calories only
w700|9 calories today|9 calories all|9 calories only
w800|9 calories today|9 calories all|9 calories only
w:'(|7
w:(|7
w:/|4
w;(|7
w=(|7
wa|8 stroke|8 disappointment|0 new|6 year ago today|2 and e|2 lump|2 day earlier|8 un cancer|8 le cancer|10 murit
wabandon*|8
wable|-2 to
wabnormal|2
waborto|10 espontáneo|10 spontaneo|10 espontâneo
wabout|8 to die
wabus*|9
wacceptance|0
waccepted|0
waccident|8|8 de voiture
waccomplish*|-4
waced|-4
wache|4
wache*|5
wached|6
waches|4
wachiev*|-4
waching|5
wactive|6 shooter
waddict*|8
wadministrators|6
wadmitted|8 to
wadorable|-4
wadventure*|0
wadvice|0
waffectionate|0
wafraid|8 of him|8 of her|8 of my|8|6 of me|2 to
waggressive|6 form
wagoniz*|8
wagony|8
waint|6 the same without
wair|8 raid|6 raid*
wal|8 hospital
walarm|6
walarming|8
walas|4
walbum|0
walive|-4 and well
wall|8 alone|4 my fault|8 too much|8 gone|8 by myself again|6 time low|6 for nothing|6 we owned|2 by myself|2 on my own
wallergic|8 shock|6 reaction
walone|8 again|2|8 on my birthday|8 for christmas|8 on christmas|8 in the|8 at lunch|8 at home crying|2 on|2 at|2 in|2 with|2 for|2 tonight
wals|8
walzheimer*|8
wam|8 a loser|8 so stupid|8 alone|8 shaking|9 furious|8 broke|-5 able to|8 trapped|8 done with everything|8 so over
wamazing|-4
wamazon|0
wambulance|5
wamputat*|8
wamputate|8
wamputated|8
wan|9 affair|2 hour earlier
wanaphyla*|8
wand|8 left
waneurysm|8
wangry|9 at|9 with
wanguish*|8
wanixety|8
wannemi|10 kaybettim|10 kaybettik
wanniversary|6 of … death|6 of his|6 of her passing|0 dinner|0 with|0
wanorex*|8
wanother|8 woman|8 man|8 negative|8 month|8 rejection|0 dog|0 cat|6 sleepless|6 sleepless night|2 night shift|2 shift|2 day of|2 day in|2 night of|2 night in|6 drill|6 weekend alone
wanswer|0
wanswered|0
wantidepressants|6 arent
wanxeity|8
wanxi*|8
wanxiety|8 attack*
wanxious|8
wany|3 more|2 of them
wanymore|3
wanyone|4 will miss
wapartment|0
wapolog*|7
wapologies|8
wapologise|8
wapologize|8
wapologized|8
wapp|0
wappall*|6
wapplau*|0
wapplications|2
wappointment|0
wappreciat*|0
wapproval|0
wapproved|0
waquarium|0
warbeit|8 verloren
warbeitslos|8
ware|10 dying|10 dead|8 missing|-5 fine|8 cancer
warent|8 talking|8 speaking
wargued|9
warguing|9
wargument*|9
warrears|6
warrested|9
warrived|0|2 too late
warrives|0
warson|8
warthritis|2
was|6 if i wasnt|6 if i were invisible
washamed|4|8 of|6 of me
washes|10
wasked|0 me to|0 me out|0 her to|0 him to|0 for help|6 who i was
wasleep|0
wassault*|9
wassembl*|0
wassignment|0
wasylum|6
wat|8 my limit|-4 peace|8 knife point|8 the end of my rope|8 breaking|8 the front|0 work|6 risk
wataque|8 de pánico|8 de panico
wate|8 alone|0|9 nothing|9 only an apple|9 only an carrot|9 only an cracker|9 only an egg|9 only an banana|9 only an cucumber|9 only an salad|9 only an yogurt|9 only an orange|9 only one apple|9 only one carrot|9 only one cracker|9 only one egg|9 only one banana|9 only one cucumber|9 only one salad|9 only one yogurt|9 only one orange|9 only half apple|9 only half carrot|9 only half cracker|9 only half egg|9 only half banana|9 only half cucumber|9 only half salad|9 only half yogurt|9 only half orange|9 only a apple|9 only a carrot|9 only a cracker|9 only a egg|9 only a banana|9 only a cucumber|9 only a salad|9 only a yogurt|9 only a orange|9 nothing but an|9 nothing but one|9 nothing but half|9 nothing but water|9 nothing but coffee|9 nothing but air
wattacco|8 di panico
wattack|6 on the
wattack*|9
wattacked|9 me|9 him|9 her
wattacks|2
waunt|8 passed
wautopilot|2
wautopsy|8
wautumn|0
waux|8 urgences
wavled|10
wavlivas|10
wavlivat|10
wavoid|2 me
wavoiding|6 me
wavoids|6 me
waw|4
wawake|6 at 1|6 at 2|6 at 3|6 at 4|6 since 1|6 since 2|6 since 3|6 since 4|6 since 5|2 all
wawesome|-4
wawful|8 day|8 week|8 night|7
wawkward|4
wbabamı|10 kaybettim|10 kaybettik
wbaby|-4 is born|0 shower|2 clothes … loft|2 clothes … attic|2 clothes … box|10 verloren
wback|8 on drugs|8 to drinking|8 on the bottle|6 on the ward|6 on antidepressants|6 on the meds|6 on meds|6 on my meds|2 to back shifts|6 to day one|6 to day zero|6 to zero
wbackstab*|9
wbad|5 news|5 results|8 day|8 week|8 night|8 for|4|9 fight|6 scan|2 place
wbadly|2
wbagged|6 up his|6 up her
wbailiff*|8
wbake|0
wbaked|-1
wbaking|0
wballs|3
wband|0
wbankrupt*|8
wbankruptcy|8
wbaptism|0
wbar|0
wbarbecue|-1
wbarely|8 holding|8 coping|8 hanging on|8 slept|8 ate|8 eat|8 sleep
wbargain|0
wbarricad*|6
wbaseball|0
wbasement|8 during
wbasketball|0
wbath|0
wbathroom|6 floor
wbbq|0
wbe|10 put down|8 left alone|8 good again
wbeach|-1
wbeast|3
wbeat|9 me|9 me up|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 my kids|9 my baby|9 my toddler|9 my wife|9 my husband|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 our kids|9 our baby|9 our toddler|9 our wife|9 our husband|9 my girlfriend|9 my boyfriend|9 my mother|9 my dog|9 my dogs|9 my cat|9 my cats|9 my puppy|9 my pet|9 my horse|9 our girlfriend|9 our boyfriend|9 our mother|9 our dog|9 our dogs|9 our cat|9 our cats|9 our puppy|9 our pet|9 our horse|9 the kids|9 the children|9 the child|9 the baby|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the puppy|9 the horse|9 her up|9 him up
wbeaten|9 up|9
wbeating|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 my kids|9 my baby|9 my toddler|9 my wife|9 my husband|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 our kids|9 our baby|9 our toddler|9 our wife|9 our husband|9 my girlfriend|9 my boyfriend|9 my mother|9 my dog|9 my dogs|9 my cat|9 my cats|9 my puppy|9 my pet|9 my horse|9 our girlfriend|9 our boyfriend|9 our mother|9 our dog|9 our dogs|9 our cat|9 our cats|9 our puppy|9 our pet|9 our horse
wbeats|9 me
wbeautiful|-4
wbebeğimizi|10 kaybettik
wbecause|8 i am gay|8 i am trans|2 of me
wbed|8 feels empty|0 early|6 and breakfast week
wbedbound|8
wbedridden|5
wbedroom|0
wbedtime|0
wbeen|10 killed|10 dead|6 a lie|6 drinking again|6 in bed
wbeer|0
wbeerdigt|10
wbeerdigung|10
wbefore|6 you pick up|2 i remembered
wbegan|0
wbegin|0
wbegrafenis|10
wbegravelse|10
wbegravelsen|10
wbegravning|10
wbegravningen|10
wbegräbnis|10
wbegun|0
wbehind|8 on rent|8 on|2 glass|6 my back
wbeigesetzt|10
wbeing|8 followed
wbelly|0 rub
wbelong|6 anywhere
wbenched|8
wbenefits|6 stopped|6 cut
wbeni|8 terk
wbereave*|10
wberoerte|8
wbest|-4 day|0 friend came|0|8 friend away
wbeste|6 freundin verloren
wbet|2 it|2 my
wbetray*|9
wbetter|-4
wbetting|2
wbig|9 fight|6 row
wbike|-1|8 crash
wbiking|0
wbin|8 entlassen
wbinge|8 again
wbinge*|8
wbinged|8 again|6
wbiops*|8
wbiopsy|8
wbipolar|8
wbird|-1
wbird*|0
wbirds|-1
wbirth|0 day
wbirthday|-2|0 party
wbitcoin|0
wbitter*|4
wblack|8 eye|6 sheep|6 dog
wblacked|8 out
wblackmail*|8
wblackout|2 again
wblame|3|4 myself|8 me
wblames|6 me
wblanked|6 me
wblanks|6 me
wbleak|6
wbleeding|5|8 again
wbless|4 his
wblessed|-4
wblev|8 uppsagd|8 fyret
wblinds|2 down
wblissful|0
wblocked|8 me|8 by|6 my
wblog|0
wblood|5|8 in my|6 when i
wbloom*|0
wblossom*|0
wbodies|6
wbody|6 was
wbolt|6 the door
wbomb|3|8 shelter
wbombed|9
wbombing|10
wbombs|8
wbones|9 showing
wbonus|-4
wbook|-1
wbooked|0
wborn|6 too early
wbothers|4 me
wbottle|2 is empty|6 of vodka
wbought|-1|0 me
wbowling|0
wboxes|6 of his|6 of her
wboxing|6 up his|6 up her
wboşanma|8
wbrain|10 dead|6 wont|6 fog
wbrave|-4|6 face
wbread|-1
wbreak|8 down|6 my heart|9 up|0|2 in
wbreakdown|8
wbreakfast|-1 in bed|-1
wbreaking|8 my heart|8 down|9 up|8 point|8 me
wbreaks|8 my heart|8 me
wbreakup|9
wbridal|0
wbring|0 me|6 my laptop
wbroke|5 my arm|5 my leg|5 my ankle|5 my wrist|5 his|5 her|8 my heart|8 into tears|8 down|4|9 into|9 in|9 up with|9 up|9 it off|8 my nose|8 my jaw|8 things off|8 me|8 the door|6 her hip|6 his hip|6 something in my|6 something in our|6 something in us|2 the lock|-7 our fast
wbroken|5 leg|5 arm|5 bone*|5 rib*|8 heart*|8 inside|2|9 up|6 hip
wbrother|8 passed
wbrought|0 me|0 home|2 him in a|2 her in a
wbrown|6 water
wbruise*|6
wbruised|8
wbruises|8
wbrunch|0
wbrutal*|9
wbuild|0
wbuilding|0
wbuilt|0
wbulimi*|8
wbullied|9
wbullies|9
wbully*|9
wbullying|8
wbummed|4
wbummer|4
wbunker|2
wburden|8
wburger|0
wburgl*|9
wburial|10
wburied|10
wburned|8 out|8 down|8 to the ground
wburning|4 up
wburnout|8
wburns|3
wburnt|8 out|8 down|8 to the ground
wburst|8 into tears
wbury|10 my|10 him|10 her
wbus|10 hit
wbusiness|8 failed|6 is finished|6 is over
wbusy|0 but
wbutterfly|0
wbuy|0
wbuying|0
wby|8 myself again|8 myself every|6 the wrist|6 the throat|6 the hair|6 the neck|6 the arm
wbệnh|8 viện
wcafe|0
wcake|-1|2 for one
wcall|0 my|6 at 2|6 at 3|6 at 4|6 at 5|6 at 6|6 in the night|2 came|6 up papers|2 up
wcalled|9 me names|9 me fat|9 me ugly|9 me stupid|9 me a|9 off the wedding|9 off the engagement|8 me worthless|8 me useless|8 me a slut|0 me to|0 to|0 my|0 an|6 me back in|6 me by my|2 up|6 him names|6 her names
wcalls|2 me
wcalm|-4
wcame|8 back positive|-5 back negative|-2 back|8 home drunk|0 over|0 to visit|0 home|0 out|0 to see|6 back abnormal
wcamped|0
wcamping|0
wcancelled|8 on me|6 his|6 her|6 dad s s s s|6 dad s s nan s|6 dad s mom s s|6 dad s mom nan s|6 dad mum s s s|6 dad mum s nan s|6 dad mum mom s s|6 dad mum mom nan s|6 on me again
wcancer|8 is back|8 du|8 de
wcancer*|8
wcancr|8
wcandle|6 for him|6 for her|6 for mum|6 for mom|6 for dad
wcandle*|0
wcandy|0
wcannula|6
wcanser|8
wcant|8 eat|8 breathe|8 sleep|8 move|8 walk anymore|5 have children|5 have kids|8 get up|8 get out of bed|8 face|8 cope|8 take it|8 take this|8 take any more|8 do this anymore|8 do it anymore|8 handle|8 deal|8 stop crying|8 stop shaking|8 anymore|8 pay|8 afford|8 find him|8 find her|2|8 even|8 go back|8 feed|8 bear|8 feel my|8 see anymore|8 hear anymore|8 stand myself|8 stand|8 stop thinking about|8 focus|8 concentrate|8 function|8 relax|8 trust anyone|8 trust|8 forgive|8 forget|8 stop worrying|8 swallow|8 keep food|8 find work|8 find a job|8 get a job|8 get over|8 be alone|8 believe he s gone|8 believe she s gone|8 believe they re gone|8 protect|8 help her|8 help him|8 save|8 reach him|8 reach her|8 remember the last time i was happy|8 remember the last time|8 go home|8 go outside|8 leave the house|8 leave my bed|8 pay for|8 make rent|8 feel joy|8 feel|2 hold a|6 remember me|6 drive any more|6 button|6 climb the|6 forgive me|6 live with|6 look at him|6 look at her|6 look at myself|6 look at them|6 look in the mirror|6 forgive myself|6 leave the flat|6 stop thinking|6 get warm|6 do another|6 any more|6 carry|2 open the|2 switch|2 think|2 do this|2 do it|2 keep|2 be bothered|6 provide|6 watch the news|6 stop drinking|6 stop using|6 stop gambling
wcaptured|2
wcar|10 hit|8 accident|8 crash
wcard|0 from
wcardboard|2 box
wcardiac|8 arrest
wcardiolog*|2
wcards|0 with
wcare|6 home
wcarer|6 now
wcarers|6
wcarried|6 my brother|6 my brothers|6 my father|6 my dad|6 my mother|6 my son
wcash|0
wcasket|10
wcat|8 passed
wcatcalled|8
wcatch|0 up
wcatheter|6
wcaught|0 up|0 a|0 the
wceasefire|6
wceiling|2
wcelebrat*|-4
wcelebration|0
wcemetery|10
wcenaze|10
wcenazede|10
wcenazesi|10
wceremony|0
wchagrin|6
wchanged|6 her number|6 his number|6 the locks
wchapter|0
wcharity|0
wchat*|0
wchatting|0
wcheap|0
wcheat*|4
wcheated|9 on|9 with
wcheating|9 on
wcheck|6 the locks
wchecking|6 the locks
wcheckpoint|8
wchecks|6 my phone
wcheered|-4
wcheering|0
wcheers|0
wcheese|0
wchemo*|8
wchess|0
wchest|6 tight*|6 is tight|6 was tight|6 pains
wchicken|0
wchills|6
wchocolate|0
wchoke*|9
wchoked|9 me|2 up|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wchoose|0
wchorando|6
wchorei|6
wchose|8 someone else|0
wchristmas|0 tree
wchronic|8 pain|8
wchucked|6 me out|6 out
wchurch|0|6 bells for
wci|8 siamo lasciati
wcinema|0
wciężko|8 chory|8 chora
wclass|0
wclasses|0
wclean|0
wcleaned|-1
wcleaning|0
wclear|6 my desk
wcleared|-5 of|8 out his room|8 out her room|6 out his|6 out her|2 … wardrobe|6 my desk
wclearing|6 out his|6 out her|6 his|6 her|2 … house|2 … flat|2 … wardrobe|6 my desk
wclient|0
wclients|0
wclimb*|0
wclose|8 to death
wclosed|2 down|6 for good
wclosing|2 in|2 down
wclothes|0 shopping
wcocktail|0
wcode|0
wcodeine|6
wcoding|0
wcoffee|-1
wcoffin|10
wcold|6 sweat|4 war|6 in the cage|2 house|2 turkey|6 shoulder
wcollapse*|6
wcollapsed|8|8 building
wcollarbones|9 show*|9 are
wcollege|0
wcollision|8
wcolostomy|6
wcom|8 câncer|8 cancro
wcoma|8
wcome|0 over|0 home
wcomes|0 home
wcoming|6 in on me
wcommended|0
wcomments|0
wcommit*|10 suicide
wcompany|8 is closing
wcompile*|0
wcomplete|0
wcompleted|-4
wcompletely|8 alone
wcompleting|0
wcomplications|8
wcompliment*|0
wcompuls*|8
wconcealer|6
wconcentration|4 camp
wconcert|-1
wconcussion|5
wcondemned|6
wcondolence*|10
wconfident|-4
wconfus*|4
wconfused|4
wcongratulat*|-4
wconned|6
wconquer*|-4
wconscript*|8
wcontact|6 centre
wcontent|-4
wcontest|0
wcontract|6 ended|6 wasnt
wcontrolling|8
wcontrols|8 my|8 me|8 all
wconversation|0
wcook|0|2 for one
wcooked|-1|2 for one
wcookie|0
wcookies|-1
wcooking|0
wcool|-1
wcooler|-1
wcops|8 came
wcornered|6 me
wcoroner|8
wcorpse|6
wcosy|-4
wcosì|6 triste
wcot|6 … back
wcouch|8 surfing|0|6 surf*
wcoughing|8 blood|8 up blood|6 up
wcould|8 die|8 not save|8 have saved|8 have done more|8 have stopped|6 not breathe
wcouldnt|8 breathe|8 get out of bed|8 cope|8 stop crying|8 stop shaking|8 pay|8 afford|2|8 bear|8 be saved|8 save|8 leave the house|8 leave my bed|8 stop|8 speak|8 move|8 eat|8 sleep|8 say goodbye|6 wake him|6 wake her|6 scream|6 swallow|6 leave the|6 face|2 open the|6 stop drinking
wcount|9 my ribs
wcoupon|0
wcourse|0
wcourt|9 case|9 date
wcousin|8 passed
wcovid|5
wcozy|-4
wcpr|8
wcps|6
wcraft*|0
wcrap|3
wcrash|8
wcrashed|8
wcraving|8 a drink
wcravings|2
wcrawl|6 in a hole|6 into a hole
wcrawl*|0
wcream|0
wcreative|0
wcreeped|8
wcreepily|8
wcreeps|8
wcreepy|4
wcremat*|10
wcrematie|10
wcrib|6 … back
wcried|8|8 at|8 on|8 in|8 for|8 because|8 until|8 when|6 in the|6 at my
wcries|4
wcrime|6 number
wcringe*|8
wcringed|8
wcrise|8 cardiaque
wcrisis|6|6 line|6 team
wcriyng|8
wcrochet*|0
wcrohn*|6
wcrossed|10 the rainbow|2 the border with|6 the road to avoid
wcruel*|9
wcrushed|8
wcry|8|8 at|8 in|8 every|6 in the|6 at my
wcryed|8
wcryin|6
wcrying|8
wcryng|8
wcrys|8
wcuddle*|0
wcuddling|0
wcup|0 of
wcured|-4
wcurfew|8
wcurse*|4
wcursed|4
wcurtains|2 closed|2 drawn|2 shut
wcustody|9
wcustomer|0
wcustomers|0
wcut|9 me off|8 off from|8 off our power|8 from the team|6 contact|6 my hours|6 me out
wcute|-4
wcyberbull*|8
wcycle|6 of ivf
wcycle*|0
wcycling|0
wcáncer|8 de
wcâncer|8
wdad|8 passed|8 s clothes|6 s chair
wdads|6 side of the bed|6 chair
wdamage*|6
wdamn|4|4 it
wdance|0
wdanced|-1
wdancing|0
wdanger|8
wdangerous|8
wdangerously|8
wdarent|6
wdark|4|2 place
wdarkness|8
wdate|0 night|0 with
wdaughter|-1|8 passed
wday|8 from hell|0 off|6 one again|6 zero
wdays|10 to live|6 not weeks|6 to leave|2 gone
wdead|10 this morning|10 now|6|8 inside
wdeadly|6
wdeadnamed|8
wdeal|0
wdealer|2
wdeath|10 bed|8 of|8 certificate|6 threats
wdeath*|6
wdeathbed|10
wdebt|8|8 collector
wdebts|8
wdeceduta|10
wdeceduto|10
wdecided|0 to
wdeclined|2
wdeclutter*|0
wdecorat*|0
wdeer|0
wdefibrillat*|8
wdefraud*|8
wdegree|0
wdeleted|6 his number|6 her number
wdelicious|-4
wdelighted|-4
wdelivered|0 my baby
wdelivery|0
wdementia|8
wdemitida|8
wdemitido|8
wdemoral*|4
wdemoted|2
wdenied|8|6 my
wdentist|0
wdepersonal*|8
wdeploy*|0
wdeployed|2
wdeploying|2
wdeploys|2
wdeport*|9
wdeppressed|8
wdepresed|8
wdepresión|8
wdepress*|8
wdepressd|8
wdepressionen|8
wdepressão|8
wdeprived|8
wderrame|8 cerebral
wdesesperad*|6
wdesesperada|6
wdesesperado|6
wdespair*|8
wdesperat*|8
wdespidieron|8 a
wdestroyed|4|8 me|8 by|8 our
wdestroying|8 me
wdestroys|8 me
wdetention|6
wdetox|8
wdeuil|8
wdevastat*|8
wdevasted|8
wdevestated|8
wdi|8 rumah sakit
wdiagnosd|8
wdiagnosed|8 with|8
wdiagnosis|8
wdialys*|8
wdialysis|8
wdiarrhea|3
wdid|10 not make it|8 not get the job|8 not get in|8 not go well|8 not survive|8 not pass|6 everything they could|6 all they could|6 what they could|2 not get the
wdidnt|10 make it|8 get the job|8 get in|8 go well|8 survive|8 recognise|8 recognize|8 feel good|8 say goodbye|8 get to say|8 want me|8 believe me|8 eat|8 sleep|8 pass|8 survive the|6 get there in time|2 wake up|2 come home|6 know me|6 know my name|6 recognise me|6 recognize me|6 remember me|2 reply|2 pick up|6 invite|2 stop|6 dare|2 get it|2 get the|6 belong|2 show|2 turn up|9 eat all day|9 eat today|9 eat anything
wdie|6
wdiead|8
wdied|10|8 of
wdieed|8
wdieing|10
wdies|10
wdiet|0
wdifferent|6 son|6 daughter
wdinner|-1|2 for one
wdipecat|8
wdisabil*|5
wdisabled|5
wdisabling|8
wdisappoint*|4
wdisappointed|8 in|8 everyone|6 in me|6 me
wdisaster*|6
wdisciplinary|6
wdiscount|-4
wdiscourag*|4
wdiscover*|0
wdiscriminat*|8
wdisease*|5
wdisgrace*|8
wdisgust*|8 myself
wdisgusted|8 with myself
wdishearten*|4
wdishes|0|6 … piling
wdishwasher|0
wdisowned|9
wdisperata|6
wdisperato|6
wdissociat*|8
wdissociated|8
wdistress*|4
wdisturb*|4
wdisturbing|8
wditch|4
wditched|8
wdivorc*|9
wdivorce*|2
wdivorcio|8
wdivorse|8
wdivorsed|8
wdivórcio|8
wdnr|6
wdo|8 miss|6 not resuscitate|8 szpitala
wdoes|9 not love me
wdoesnt|10 have long|9 talk to me|9 speak to me|9 love me|8 recognise|8 recognize|8 know me|8 want me|8 want to see me|8 care|8 even care|8 trust me|8 believe me|6 recognise me|6 recognize me|6 remember me|6 remember my|6 love|6 pick up|6 want to come|6 speak to|2 come|6 let me|6 belong
wdog|8 passed
wdole|2
wdollars|0
wdomestic|9 violence|8
wdonat*|0
wdone|0 with
wdont|8 care anymore|8 know what to do|8 know how to|8 know who i am|8 feel anything|4 understand|8 feel safe|9 love me|8 feel good|8 feel well|8 feel right|8 feel ok|8 feel okay|8 feel like myself|8 feel loved|8 feel wanted|8 feel real|8 feel at home|8 care about anything|8 care about|8 enjoy anything|8 want to get up|8 want to get out of bed|8 want to talk|8 want to see anyone|8 want to go home|8 want to go to school|8 want to go to work|8 want to do anything|8 know how much longer|8 know why i|8 see the point|8 talk anymore|8 speak anymore|8 talk to each other|6 love|6 want to see me|6 speak to|6 dare|6 recognise myself|6 recognize myself|6 know if i can|2 know how much|2 know how long|2 know how i|2 think i can|6 remember getting|6 fit|6 belong|9 deserve food|9 deserve to eat
wdoodgeboren|10
wdoodgegaan|10
wdoomed|4
wdouble|2 shift
wdown|2|2 the drain
wdraft|0
wdrafted|8 into
wdrained|4
wdrank|8 again|8 too much|0 a|6 last night|6 alone
wdraw*|0
wdrawing|0
wdread|6 monday
wdread*|8
wdreadful|7
wdreading|2
wdream|0 car|0 house|0 job
wdress|0
wdrew|0
wdrinking|8 again|8 too much|8 himself|0 water|6 alone
wdrinks|8 too much|0 with
wdrive|0
wdriven|6 her myself|6 him myself
wdriving|0
wdrone|6 hit
wdrones|2
wdrop|2 things
wdropped|0 off|6 out
wdropping|6 things
wdrought|8
wdrove|0
wdrowned|10
wdrowning|8
wdrug*|4
wdrugged|8
wdrunk|8 again|8 and hit|8 dad|6 by|6 before
wduck*|0
wdue|6 date today
wdumbass|8
wdumped|9 me|9 by
wdyed|8 in his sleep
wdying|10
wdécès|10
wdécédé*|10
wdépression|8
wdésespéré*|6
wdöende|10
wdøde|10
wdüşük|10 yaptım
wearly|0
wearn|0
wearned|-1
wearning|0
wearthquake|8
weasier|0
weaster|0
weat|8 alone|0|9 nothing
weaten|0|9 nothing
weating|8 disorder|8 me up|8 me alive|0|9 nothing
weats|8 me up
wechtscheiding|8
wecstatic|-4
wectopic|10
wedgy|4
weerie|8
wegg*|0
weggshells|6
weingeschläfert|10
weinsam|6
weinschläfern|10
wekadashi|-7
wel|8 cáncer
welated|-4
welectric|6 ran out
weliminated|6
welse|8 to go
welvetéltem|10
wemail|0 from
wemailed|0
wembarrass*|4
wembarrassed|8 me
wembarrassing|8
wembryo*|8
wemergency|5 room|8 surgery|6 accommodation
wemptied|2 … wardrobe|2 his|2 her
wempty|6 chair|8 inside|4|8 house|8 seat|8 crib|8 nursery|6 without|6 cot|6 crib|6 nursery|6 bed|6 kennel|6 bowl|6 basket|6 cage|6 stall|6 lead|6 leash|6 seat|6 place|6 house|6 nest|6 again|2 bottle|2 bottles|9 stomach feels good
wen|10 train de mourir|8 réanimation|8 el hospital|8 la uci
wencourag*|-1
wend|10 of life care|8 of my rope|8 of my tether
wended|9 our relationship|9 the relationship|9 our marriage|8 things|8 it with|8 our
wendometriosis|6
wenemies|4
wenemy|4
wenergised|-4
wenergized|-4
wengaged|-4 to|-4
wengagement|8 is off
wenjoy*|-4
wenterrement|10
wenterro|10
wentierro|10
wentlaufen|8
wepilep*|8
wepisode|0
wer|10 død|10 døde|6 trist
wernstig|8 ziek
wessay|0
west|10 mort|10 morte|10 décédé*|10 mourant*
westou|6 triste
westoy|6 triste
westranged|9
westá|10 muerto|10 muerta|10 muriendo|8 ingresad*|8 muy enferm*|8 grave|10 morto|10 morta|10 morrendo|10 a morrer
weulogy|10
weuthan*|10
weuthanasi*|10
wevacuat*|8
wevening|0
wevent|0
wevery|6 second saturday|6 second sunday|6 second weekend|6 other saturday|6 other sunday|6 other weekend|2 noise|2 sound|2 night|2 morning the
weverybody|8 hates me|6 has seen|2 saw|2 knows|2 laughed
weveryone|8 hates me|8 away|6 has seen|6 but me|6 except me|2 saw|2 knows|2 heard|2 laughed
weverything|8 is grey|8 is gray|8 is dark|8 is pointless|8 is too much|8 hurts|8 aches|8 went wrong|8 goes wrong|8 sucks|8 is my fault|8 is gone|6 we owned
wevict*|8
weviction|6
wevil|8
wexam|0
wexams|0
wexcellent|-4
wexcept|6 me
wexcited|-4
wexciting|-4
wexcluded|8|8 me
wexcruciat*|8
wexercise*|0
wexercising|0
wexhausted|8 from crying|3
wexpelled|8
wexplor*|0
wexplosion|8
wextinct*|4
wfacetime*|0
wfail|8
wfailed|8|8 round|8 transfer|8 again|2 my|2 the
wfailing|8
wfails|8
wfailure|8
wfainted|8
wfake|4|6 a smile
wfaking|6
wfaleceu|10
wfalecimento|10
wfall|8 apart
wfallecieron|10
wfalleció|10
wfalling|8 apart|9 out
wfalls|8 apart
wfamily|-1|0 dinner|0 time
wfamine|4
wfantastic|-4
wfarm|0
wfast|-7 of
wfaster|0
wfasting|-7 for god
wfatal*|6
wfather|8 passed
wfathers|6 day without
wfausse|10 couche
wfavorite|-4
wfavourite|-4|6 child
wfear|8 for my|8 for his|8 for her|8
wfeared|8 for|8
wfearful|8
wfearing|8
wfears|8
wfed|4 up
wfeeding|5 tube
wfeel|8 gone|8 empty|8 nothing|8 anything|8 alone|8 down|8 low|8 awful|8 terrible|8 horrible|8 sick|8 like crap|8 like shit|8 lost|8 for|8 a bit bad|8 so bad|3 so|-7 relieved|-4 alive|-4 good|8 forgotten|8 trapped|8 stuck|8 broken|8 worthless|8 useless|8 ugly|8 fat|8 disgusting|8 gross|8 invisible|8 unseen|8 unwanted|8 unloved|8 rejected|8 hated|8 weak|8 stupid|8 dumb|8 small|8 ashamed|8 guilty|8 dead|8 hollow|8 dirty|8 used|8 betrayed|8 abandoned|8 left out|8 lonely|8 like a failure|8 like a loser|8 like a ghost|8 like crying|8 like screaming|8 like i failed|8 like i am failing|8 like i dont|8 like nobody|8 like no one|8 like nothing|8 like everyone hates|8 like i am drowning|8 sick to|8 unsafe|8 scared|8 afraid|8 anxious|8 hopeless|8 helpless|8 powerless|8 depressed|8 miserable|8 angry|8 tired of|8 exhausted|8 drained|8 overwhelmed|8 burnt out|8 burned out|8 off today|8 weird and sad|8 wrong|8 crushed|8 crappy|8 shitty|8 rubbish|8 hurt|8 heavy|8 numb|6 flat|9 my bones
wfeeling|8 empty|8 alone|8 down|8 low|8 blue|8 awful|8 terrible|8 horrible|8 bad|8 lost|-4 good|8 trapped|8 stuck|8 broken
wfeels|8 bad|4 for|-4 good|6 far away
wfeet|2 of water
wfehlgeburt|10
wfell|8 apart|9 out with|8 off the wagon|6 again|6 down the stairs|6 out of love|2 off
wfelt|8 nothing|8 alone|8 down|8 awful|8 terrible|8 horrible|8 for|8 bad|8 so bad|3 so|-4 good|8 forgotten|8 trapped|8 broken|0 hope|6 flat
wfestival|-1
wfetch|0
wfever|5
wfibromyalgia|6
wfick|8 sparken
wfight|9 with
wfight*|3
wfighting|9 with|9 again
wfights|9 with
wfikk|8 sparken
wfilm|0
wfilms|0
wfinal|8 notice|6 warning|6 demand
wfinally|-5 able|-3|-4 got|9 thin|9 skinny|9 skin and bones
wfine|6 i said
wfingers|6 down my
wfinish|0
wfinished|-4
wfinishing|0
wfire|0 place
wfired|8
wfirst|0 date|0 word*|0 step*|0 time|0 day|0 tooth|6 … without mum|6 … without mom|6 … without dad|6 … without nan|6 … without gran|6 … without him|6 … without her|6 … without them|6 … without you|6 christmas without|6 birthday without|6 easter without|6 summer without|6 holiday without
wfishing|0
wfist*|2
wfit|6 in anywhere
wfive|6 years ago today|2 minutes earlier
wfix|0
wfixed|-4
wfixing|0
wflare|8 up|2
wflareup|8
wflashback*|8
wflat|8 broke|2 is empty|2 and
wflatline*|8
wfled|8 our|8 from|8 the|6
wflee|8 our
wflew|0
wflight|0
wflinch|6
wflinch*|6
wflirt*|0
wflood|8
wflooded|8
wflower|-1
wflower*|0
wflowers|-1|6 for his grave|6 for her grave|6 for the grave
wflunk*|8
wflunked|8
wfly|0
wflying|0
wfml|4
wfog|2
wfoggy|2
wfollowed|8 me home|2 me|2 us|6 home
wfollower*|0
wfollowing|8 me
wfood|8 bank|0
wfoodbank|6
wfootball|0
wfootsteps|2
wfor|6 your loss|2 nothing|-7 lent
wforced|6|9 me
wforeclos*|8
wforeclosure|8
wforest|-1
wforgave|0
wforget|3
wforgets|2
wforgive|4 me|6 myself
wforgot|8 my birthday|8 who i am|8 me|6 he was gone|6 she was gone|6 who|6 my name|2 to eat
wforgotten|8 again
wforlod|8 mig
wforlorn|6
wforlot|8 meg
wfoster|8 care
wfought|9
wfound|10 … dead|-3 out that|-1|8 something on|8 texts|8 messages|0 a|0 my|0 some|0 the|2 the messages|2 the texts|6 out where i live|6 out where we live
wfour|6 years ago today
wfracture*|5
wfraud|8
wfreak|2
wfreaked|6|8 out
wfreaking|6 out
wfree|-1|0 ticket*
wfresh|-4 start
wfriday|0
wfriend|-1|8 passed|0 came
wfriendless|8
wfriends|-1|0 came
wfriendship|8 is over
wfriendzoned|8
wfright|8
wfrighten*|8
wfrom|0 work
wfront|8 line
wfroze|2
wfruit|0
wfuck|3
wfui|8 despedido|8 despedida
wfun|-4
wfuneral*|10
wfunerale|10
wfunerali|10
wfunerel|8
wfunny|-4
wfunreal|8
wfunérailles|10
wfurniture|0
wfurther|2 tests
wgag|6
wgagging|6
wgain*|0
wgambled|8 away|8
wgambling|8 again
wgame|-1
wganged|9 up
wgarbage|0
wgarden|-1
wgarden*|0
wgaslight*|8
wgave|8 up|8 up on|0 me|0 birth|0 the|6 away his|6 away her|6 his clothes|6 her clothes|6 him the kids|6 her the kids|6 my job|6 my role|6 the job to
wgehuild|6
wgekündigt|8 worden
wgenocide|10
wgeschlagen|8 worden
wgestorben|10
wgestorven|10
wget|0 to
wgeweint|6
wghosted|9 me|9 by
wgick|10 bort
wgift|-4
wgiggl*|0
wgiggled|0
wgik|10 bort
wgikk|10 bort
wgive|8 up|0 me
wgiven|8 up
wgives|0 me
wgiving|8 up|8 up on|0 me kisses|0 birth
wglad|-7 that|-4
wglass|0 of
wgloom*|8
wgo|0 to|0 out|6 hungry
wgoal|0
wgoals|0
wgoes|6 to voicemail|6 through my phone|6 through my|6 quiet when
wgoing|8 crazy|8 blind|8 to die|0 to|0 out|0 for|6 on since|6 on for months|6 to pass out|6 through the motions|6 under
wgolf|0
wgone|8 too soon|6 forever|2|8 wrong|6 by morning|2 in the|2 by the time
wgood|-4 day|-4 news|-1
wgoodbye|6 forever|6 to him|6 to her|6 to mum|6 to mom|6 to dad
wgoodbyes|6
wgoofed|6
wgoosebumps|6
wgory|8
wgot|10 run over|10 killed|9 beaten|9 attacked|9 shot|9 dumped|8 fired|8 drunk again|-5 back together|-2 back|-4 the job|-1 my|-1 a|-1 to|8 stood up|0 home|0 me|0 an|0 the|0 some|0 up|0 out|0 into|0 accepted|0 approved|0 hired|0 paid|0 better|0 through|0 done|0 more|0 off|8 run|6 there too late|2 hit|2 the call|6 my period
wgrabbed|9 me|8 my arm|2 my|2 me|2 by
wgrade|0
wgrades|0
wgraduat*|-4
wgran|6 s chair
wgrandad|6 s chair
wgrandads|6 chair
wgrandfather|8 passed
wgrandma|8 passed
wgrandmother|8 passed
wgrandpa|8 passed
wgrateful|-4
wgrave|10
wgrave*|2
wgravement|8 malade
wgravemente|8 malato|8 malata
wgraveside|10
wgraveyard|10
wgray|6 again
wgreat|-4|-4 day|-4 news
wgreif|8
wgreiving|8
wgrew|0
wgrey|6 again
wgrief*|10
wgriev*|10
wgrill|-1
wgrim|6
wgroan|6
wgroped|9
wgross|4
wground|6 to open
wgroup|6 chat without
wgrow|0
wgrowing|0
wgrowth|6 on my|6 on his|6 on her
wgrät|6
wguests|0
wguilt|10
wguilty|10|8 verdict
wguitar|0
wgun|4|8 fire
wgunfire|8
wgunpoint|8
wguns|4
wgunshots|8
wgym|-1
wgått|10 bort
wh|2 r
wha|10 muerto|10 fallecido|8 il cancro|8 un tumore
whab|6 angst
whabe|6 angst
whaben|8 uns getrennt
whad|10 to be put down|8 a stroke|8 enough of everything|8 to die|8 to flee|8 to close|0 a good|0 a great|0 a nice|0 a fun|0 a long talk|0 dinner|0 lunch|0 breakfast|0 coffee|0 tea|0 sex|0 fun|0 time|0 an|0 a|6 to make the decision|6 to decide|6 a fall|2 to leave the|2 to walk out|2 to pull over|6 to leave everything|2 a drink
whaematolog*|6
whaha|-2
whahaha|-2
whair|0|6 … falling out|6 … coming out|6 came out
whaircut|0
whalf|6 the wardrobe
whalloween|0
whallucinat*|8
whan|10 muerto
whandcuff*|8
whandfuls|2
whands|8 are shaking|8 were shaking|6 shaking
whang|0 out
whanged|10 himself|10 herself
whanging|8 by a thread|0
whangout|0
whappier|-4
whappiest|-7
whappily|-4
whappiness|0
whappy|-7 that|-7 because|-7 when|-7 to|-4
whar|10 dött|10 avlidit|10 gått bort|8 cancer|8 kreft|8 kræft
wharass*|9
wharassment|8
whard|8 day|8 week|8 to breathe|8 to get up|8 times|3|4 time
wharder|4
whardly|6 slept
wharmed|8
wharsh|4
whartaanval|8
wharvest*|0
whas|10 left us|10 days|8 hiv|8 spread|2 moved out
whasnt|8 woken|2 come home|2 replied|2 called|2 rung|2 texted|2 written|2 phoned|6 spoken
whastanede|8
whastaneye|8
what|10 sich umgebracht|8 mich verlassen|8 uns verlassen|8 mich betrogen|8 sich getrennt
whate|8 myself|8 my life|8 my body|8 who i am|8 being me|8 everything|8 living|4|9 him|9 her|9 them|8 crime|8 me|8 how i look|8 my face|8 my reflection|8 looking at|8 waking|8 it here|8 this|8 my job|8 school|8 work|8 christmas|8 mornings|6 what i|6 comments
whated|8 myself|4
whates|9 me
whating|8 myself|4
whatred|9
whatte|8 einen unfall
whaunt*|4
whaunted|8 by
whaunting|8 me
whaunts|8 me
whautajaiset|10
whave|8 no one|8 nobody|0 a
whavent|8 eaten in|8 left my bed|8 left the house|8 showered|8 slept|8 eaten|2 spoken|2 heard from|6 left|6 been outside|6 washed|6 brushed|6 cooked|2 been out|2 heard|2 talked|9 eaten today|9 eaten all day|9 eaten anything|9 eaten since|9 eaten for
whaving|9 an affair|0 a
whazard|8
whe|10 dead|6 s gone|6 is gone|8 left us|8 left|8 moved out|0 loves|6 would have loved|6 went in the night|6 went in the his|6 went in the her|6 drinks
whead|6 wont
wheadstone|10
whealed|-4
whealthy|-4
wheard|0 from|6 nothing from
whearing|6 is going
whearse|10
wheart|8 attack|8 failure|8 is broken|8 broken|8 hurts|8 aches|8 breaks|8 is heavy|8 shattered|8 is racing|8 racing|8 drop*|8 sank|8 brocken|8 stopped|8 condition|8 wont stop|8 is pounding|8 pounding|6 had stopped|6 thumping|6 hammering|2 going|2 was going
wheartache*|8
wheartbr*|8
wheartbreak*|7
wheartbrocken|8
wheating|2 off
wheavy|8 heart|2
wheeft|8 kanker|8 me verlaten|8 me bedrogen|8 het uitgemaakt
wheld|8 me down|8 at gunpoint|0 hands|0 me in|6 his paw|6 her paw
whell|3
whelp|0 a|0 my
whelped|-3 me|-1
whelping|0
whelpless*|8
whelpline|6
whematolog*|6
wher|6 loss|6 empty|0 first|8 voicemail|6 side of the bed|6 side of the|6 coat … still|6 coats … still|6 shoes … still|6 slippers … still|6 glasses … still|6 mug … still|6 cup … still|6 jacket … still|6 boots … still|6 hat … still|6 watch … still|6 jumper … still|6 pillow … still|6 toothbrush … still|6 handwriting … still|6 number … still|6 lead is|6 lead still|6 lead in|6 leash is|6 leash still|6 leash in|6 collar is|6 collar still|6 collar in|6 bowl is|6 bowl still|6 bowl in|6 basket is|6 basket still|6 basket in|6 bed is|6 bed still|6 bed in|6 clothes|6 voice on|2 things|2 stuff in|2 voice|2 number|2 chair|6 half of the wardrobe|6 mood
whersentumor|8
wherzinfarkt|8
wherzstillstand|8
whid|8 in|2 under|2 from|6 the bottle|6 the bottles
whidden|6 bottle|6 bottles
whide|8 from him|2 from|2 the
whiding|8 from|2 in|2 under|6 bottles
whigh|8 again
whike|-1
whiked|-1
whiking|0
whilarious|-4
whip|9 bones
whired|0
whirntumor|8
whis|6 loss|6 empty|0 first|8 clothes smell|8 voicemail|6 side of the bed|6 side of the|6 coat … still|6 coats … still|6 shoes … still|6 slippers … still|6 glasses … still|6 mug … still|6 cup … still|6 jacket … still|6 boots … still|6 hat … still|6 watch … still|6 jumper … still|6 pillow … still|6 toothbrush … still|6 handwriting … still|6 number … still|6 lead is|6 lead still|6 lead in|6 leash is|6 leash still|6 leash in|6 collar is|6 collar still|6 collar in|6 bowl is|6 bowl still|6 bowl in|6 basket is|6 basket still|6 basket in|6 bed is|6 bed still|6 bed in|6 clothes|6 voice on|2 things|2 stuff in|2 voice|2 number|2 chair|6 half of the wardrobe|2 hands|6 mood
whit|10 by a|10 by the|8 me hard|9 me|8 a deer|8 and run|8 my|0|6 on the road|6 on the main|2 a wall|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony|9 her again|9 him again
whits|9 me|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
whitting|9 me|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
whiv|8 positive
whjärtinfarkt|8
who|6 pianto
whockey|0
whoffnungslos|6
wholding|8 on by|0 hands
whole|6 in my heart|6 in my life|2 in
wholiday|-4
whollow|8
whollow*|2
wholocaust|8
whome|0 early|2 office
whomeless*|8
whomesick|6
whomework|0
whomophob*|6
whood|2 up
whooray|-4
whopeful|-4
whopeless*|8
whopless|8
whopsital|8
whorrend*|7
whorrib*|7
whorrible|8 day|8 week
whorrid|7
whorrif*|8
whorror*|8
whorse|0 riding
whospice|10
whospital|5
whospitalis*|8
whospitalised|5
whospitalisé*|8
whospitalizad*|8
whospitalized|5
whosptial|8
whostage|8
whostage*|6
whostel|2
whotel|0|6 room with
whotline|6
whours|10 to live|6 not days|2 cut
whouse|8 fire|8 is so quiet|8 feels empty|8 is gone|0 hunting|6 is silent|2 is quiet|2 is empty|6 isnt there
whr|2
whug|0
whuge|9 fight|6 row
whugged|-4
whugging|0
whugs|0
whumiliat*|4
whumiliated|9
whumiliating|8
whung|10 himself|10 herself|0 out
whungover|2 again
whungry|8 and|9 but proud|9 and proud
whuntington*|8
whurricane|8
whurt|5|4 my|4 her|4 him|4 their|8 so much|8 so bad|6 me|9 my son on purpose|9 my daughter on purpose|9 my child on purpose|9 my kid on purpose|9 my kids on purpose|9 my baby on purpose|9 our son on purpose|9 our daughter on purpose|9 our child on purpose|9 our kid on purpose|9 our kids on purpose|9 our baby on purpose|9 my wife on purpose|9 my husband on purpose|9 my girlfriend on purpose|9 my boyfriend on purpose|9 my partner on purpose|9 my dog on purpose|9 my cat on purpose|9 our wife on purpose|9 our husband on purpose|9 our girlfriend on purpose|9 our boyfriend on purpose|9 our partner on purpose|9 our dog on purpose|9 our cat on purpose|9 the dog on purpose|9 the cat on purpose|9 the baby on purpose
whurtful|4
whurting|5
whurts|5|8 so much|8 so bad|6 me
whusband|8 passed
whymn|2
whyperventilat*|8
whysterectomy|2
wi|8 am tired of|6 miss|8 am broken|8 am disgusting|8 am a failure|8 am stupid|8 was shaking|9 hate|-7 was happy|-7 am happy|-7 felt happy|-7 was excited|-7 was glad|-7 was thrilled|-7 was so excited|-7 was relieved|-7 felt relieved|-4 passed|8 apologize|8 am so broke|8 hurt someone|8 hurt him|8 hurt her|8 give up|8 am done|0 love|6 was the one who|6 said no|6 am fine i|2 owe|9 hit her|9 hit him|9 slapped her|9 slapped him|9 smacked her|9 smacked him|9 punched her|9 punched him|9 kicked her|9 kicked him|9 choked her|9 choked him|9 shoved her|9 shoved him|10 am sterben|8 am krankenhaus
wice|-1 cream|0
wicu|8|8 bed
widea|0
wif|4 only|8 i had only|6 i had called|6 id called|6 only i|2 i had|2 id
wiftar|-7
wignored|8|8 me
wignores|8 me
wignoring|8 me
will|5
willness*|5
wimmolat*|6
wimpossible|4
wimprove*|0
wimproved|-4
wimproving|-4
win|10 heaven now|5 the er|5 pain|8 tears|8 bed all day|8 danger|9 custody|8 debt|8 pieces|8 agony|8 front of everyone|0 love|0 time|8 my car again|6 the cage when|2 a towel|6 a e|6 foster|6 bed since|2 the loo|2 the dark|6 front of the client|6 front of the class|6 front of the team|6 front of the customers|6 front of the kids|6 front of the whole|6 front of the neighbours|2 the basement|2 the cellar|8 der klinik|8 ospedale|8 het ziekenhuis|6 de rouw
wincentive|0
winconsolable|8
wincontinen*|6
wincubator|6
wincurable|8
winfarto|8
winfected|5|8 wound
winfection|5
winfertil*|5
wingeslapen|10
winhumation|10
winjur*|5
winjustice|6
winoperable|8
wins|8 krankenhaus
winsecure|8
winsecurit*|8
winspired|-4
winstall*|0
winstitutionali*|8
winsult*|6
winsulted|9
winsurance|0|6 wont|6 refused|6 said no
wintensive|8 care
wintensivstation|8
winteresting|0
winternada|8
winternado|8
winternship|0
winterview|0
wintimidat*|6
winto|6 care|6 foster
wintrusive|8 thoughts|6
wintubated|8
winvaded|9
winvasion|9
winvest*|0
winvisible|8
winvitation|0
winvite*|0
wirregular|2
wis|10 with god now|10 dying|10 dead|6 gone|8 back and|8 missing|-5 still alive|-5 fine|2 finished|6 no longer there|10 dood|10 gestorven
wisnt|10 going to make it|8 okay|8 coming back|8 getting better|8 eating|8 breathing|8 talking|8 speaking|6 the same without|6 growing|6 coming home|6 in love|6 renewed|6 good enough|6 there anymore
wisolat*|8
wisolates|8 me
wist|10 tot
wit|8 s over between|8 hurts
wits|8 over between|8 too late
wivf|5 failed|6
wişten|8 çıkarıldım|8 atıldım
wjai|8 été viré*
wjail|9
wje|6 suis triste
wjob|0 offer|6 centre|8 verloren
wjobcentre|6
wjobless|8
wjog*|0
wjoined|0
wjoining|0
wjoke|0
wjokes|0
wjournal*|0
wjoy|-4
wjoyful|-4
wjoyous|-4
wjump|2 at every
wjumped|6 out of my skin
wjust|2 one drink|2 me and the|9 ate a apple today|9 ate a apple all|9 ate a banana today|9 ate a banana all|9 ate a carrot today|9 ate a carrot all|9 ate a cracker today|9 ate a cracker all|9 ate a crackers today|9 ate a crackers all|9 ate a egg today|9 ate a egg all|9 ate a yogurt today|9 ate a yogurt all|9 ate an apple today|9 ate an apple all|9 ate an banana today|9 ate an banana all|9 ate an carrot today|9 ate an carrot all|9 ate an cracker today|9 ate an cracker all|9 ate an crackers today|9 ate an crackers all|9 ate an egg today|9 ate an egg all|9 ate an yogurt today|9 ate an yogurt all|9 ate one apple today|9 ate one apple all|9 ate one banana today|9 ate one banana all|9 ate one carrot today|9 ate one carrot all|9 ate one cracker today|9 ate one cracker all|9 ate one crackers today|9 ate one crackers all|9 ate one egg today|9 ate one egg all|9 ate one yogurt today|9 ate one yogurt all|9 ate half apple today|9 ate half apple all|9 ate half banana today|9 ate half banana all|9 ate half carrot today|9 ate half carrot all|9 ate half cracker today|9 ate half cracker all|9 ate half crackers today|9 ate half crackers all|9 ate half egg today|9 ate half egg all|9 ate half yogurt today|9 ate half yogurt all|9 ate two apple today|9 ate two apple all|9 ate two banana today|9 ate two banana all|9 ate two carrot today|9 ate two carrot all|9 ate two cracker today|9 ate two cracker all|9 ate two crackers today|9 ate two crackers all|9 ate two egg today|9 ate two egg all|9 ate two yogurt today|9 ate two yogurt all|9 ate a yoghurt today|9 ate a yoghurt all|9 ate a cucumber today|9 ate a cucumber all|9 ate a salad today|9 ate a salad all|9 ate a orange today|9 ate a orange all|9 ate a tomato today|9 ate a tomato all|9 ate a rice today|9 ate a rice all|9 ate a toast today|9 ate a toast all|9 ate an yoghurt today|9 ate an yoghurt all|9 ate an cucumber today|9 ate an cucumber all|9 ate an salad today|9 ate an salad all|9 ate an orange today|9 ate an orange all|9 ate an tomato today|9 ate an tomato all|9 ate an rice today|9 ate an rice all|9 ate an toast today|9 ate an toast all|9 ate one yoghurt today|9 ate one yoghurt all|9 ate one cucumber today|9 ate one cucumber all|9 ate one salad today|9 ate one salad all|9 ate one orange today|9 ate one orange all|9 ate one tomato today|9 ate one tomato all|9 ate one rice today|9 ate one rice all|9 ate one toast today|9 ate one toast all|9 ate half yoghurt today|9 ate half yoghurt all|9 ate half cucumber today|9 ate half cucumber all|9 ate half salad today|9 ate half salad all|9 ate half orange today|9 ate half orange all|9 ate half tomato today|9 ate half tomato all|9 ate half rice today|9 ate half rice all|9 ate half toast today|9 ate half toast all|9 ate two yoghurt today|9 ate two yoghurt all|9 ate two cucumber today|9 ate two cucumber all|9 ate two salad today|9 ate two salad all|9 ate two orange today|9 ate two orange all|9 ate two tomato today|9 ate two tomato all|9 ate two rice today|9 ate two rice all|9 ate two toast today|9 ate two toast all|9 ate half an apple|9 ate half an egg|9 ate half an avocado
wjätti|8 minut
wkanker|8|8 payudara
wkanser|8
wkeep|8 expecting|6 saying i am fine
wkeeps|2 asking
wkeguguran|10
wkeskenmeno|10
wkey|2 in the door
wkick|6 me out
wkicked|9 me|9 me out|9 out|8 out of|8 off the team|6 off the course|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wkicking|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wkidnap*|9
wkidney|8 failure|2
wkidneys|2
wkids|-1|6 hungry
wkill|10 himself|10 herself|6
wkilled|10 himself|10 herself|10 themselves|10 themself|10 in|6|8 at the
wkilling|6|8 me inside
wkills|6
wkind|0
wkinda|10 sad
wkindergarten|0
wkindness|0
wkiss|0
wkissed|-4
wkisses|0
wkissing|0
wkitchen|0|2 floor
wkitten|-1
wkittens|0
wknife|4
wknifepoint|8
wknit*|0
wknot|6 in my stomach
wknots|6 in my stomach
wknows|6 where i live|6 where we live
wkovuldum|8
wkrankenhaus|8
wkrebs|8
wkuoli|10
wkórházban|8
wkündigung|8 bekommen
wla|8 spital
wlack|2
wlaid|8 off|8 to rest|6 a place for|2 awake
wlake|-1
wlandlord|6 wants|6 is selling
wlandmine*|6
wlandslide|8
wlast|6 goodbye|8 resort|8 photo of|8 place|8 breath|6 rites|6 time we spoke|6 time i spoke|6 time i heard|6 words to|6 words were|6 words he|6 words she|6 words i|2 time i saw|2 message|2 text|2 thing i said|2 thing he said|2 thing she said|2 time he|2 time she|6 day of trading
wlaten|10 inslapen
wlaugh|-4
wlaughed|9 at me|9 at us|-4|8 at|8 in my face|6 when i|6 at my
wlaughing|9 at me|-4|6 at my
wlaughs|-4
wlaughter|-4
wlaundry|0
wlawn|0
wlawsuit|8
wlaxatives|9
wlay|8 off|8 him to rest|8 her to rest|8 in bed all|2 awake
wlayoff*|8
wlayoffs|8
wle|8 cancer
wleague|0
wlearn|0
wlearned|-1|0 to
wlearning|0
wlearnt|-1
wleave|6 me out
wleaves|6 me out
wleaving|9 me
wleft|10 this world|10 this earth|8 out|8 me|9 me for|9 me today|9 me yesterday|9 me alone|9 me after|8 us for|8 our family|8 the family|8 behind|8 today|8 this morning|8 last night|8 yesterday|6 on read|6 of our|6 everything behind|2 everything|6 me out
wlego*|0
wlent|-7 fast
wlesson|0
wlessons|0
wlet|4 down|8 everyone down|8 them down|8 him down|8 her down|8 me go|8 go from|6 him go alone|6 her go alone|6 her down|6 him down|6 us down|6 me down|2 my
wlethal|6
wletter|0 from|2 from the council|2 from the court|2 from the bank|2 from the landlord
wleucemia|8
wleucémie|8
wleukaemia|8
wleukemia|8
wleukämie|8
wlevel|0
wliar|4
wlibrary|0
wlicence|0|6 revoked
wlicenciement|8
wlicense|0
wlicenziata|8
wlicenziato|8
wlick*|0
wlied|9 to me|6 to my sponsor
wlies|9 to me
wlife|10 support|8 is a mess|8 is falling
wlifeless|6
wlighter|0
wligt|10 op sterven
wlikes|0
wlisten*|0
wlit|6 a candle for
wliterally|6 shaking
wliver|8 failure|2
wliving|6 in the car car|6 in the van car|6 in the my car
wllorando|6
wlloré|6
wlmao|-2
wlockdown|6 drill
wlocked|8 me|8 in|8 me out|6 myself in
wlocks|6 changed
wlol|-2
wlonel*|8
wloneliest|8
wloneliness|6
wloner|6
wlong|6 covid
wlonley|8
wlook|0 forward|6 over my shoulder
wlooking|0 forward|6 over my shoulder
wloser*|4
wloses|4
wlosing|8 my mind|8 it|8 hope|4|8 my sight|6 my sight|6 my hearing|6 my hair|6 my memory|6 his sight|6 his hearing|6 his memory|6 his mind|6 her sight|6 her hearing|6 her memory|6 her mind
wloss|6 of my|6 of a|4
wlosses|4
wlost|10 her battle|10 his battle|10 the battle|10 their battle|10 the baby|10 our baby|10 my baby|10 a baby|10 the pregnancy|10 the twins|10 a pregnancy|8 again|8 without|6 my mum|6 my mom|6 my dad|6 my father|6 my mother|6 my grand*|6 my brother|6 my sister|6 my son|6 my daughter|6 my wife|6 my husband|6 my partner|6 my friend|6 my best friend|6 my dog|6 my cat|6 my uncle|6 my aunt|6 my cousin|6 my girl*|6 my boy*|6 my child to|6 my pet|6 my soulmate|6 our|6 him|6 her|6 them|6 you|6 a friend|6 a loved|6 someone|6 … friend|6 … to cancer|8 hope|8 all hope|8 good|8 my kid|8 so many|8 many|8 people|3|9 custody|8 my job|8 his job|8 her job|8 our home|8 the house|8 our house|8 everything|8 all|8 my home|8 my house|8 my savings|8 my money|8 my sight|8 my hearing|8 my leg|8 my arm|8 my voice and|8 him to|8 her to|8 them to|8 you to|8 his life|8 her life|8 their lives|8 control of the car|8 it with|8 my temper|8 a|4 my|8 consciousness|8 control|8 my mind|8 my way|8 myself|8 it all|8 faith|8 contact with my|8 touch with my|8 two|8 three|8 both|8 one of|8 another|8 mum|8 mom|8 dad|8 grandma|8 grandpa|8 granny|8 nan|8 nana|8 papa|8 mama|8 the embryo|8 the case|8 in court|8 the appeal|8 our business|8 the final|8 the championship|6 the use|2 it at|2 it on|6 my licence|6 my license|9 it with the kids|9 it with my son|9 it with my daughter|9 it with my kids|9 it with my wife
wlottery|0
wlove|-4 it|0 you
wloved|-4 it|0 on|0 me
wlovely|-4
wloves|0 me
wlow|6 again|2 point
wlowest|2
wluck|0
wlucky|0
wlump|8 in|2|6 in my throat
wlunch|-1|0 break|6 in the toilet|6 in the toilets|2 alone
wlungenentzündung|8
wlungs|8
wlupus|6
wluto|8
wlutto|8
wlying|9 to me|8 in bed all|2 awake
wlymphoma|8
wlämnade|8 mig
wma|8 quitté|8 quittée|8 trompé*|8 raka
wmaakte|8 het uit
wmachines|2
wmade|8 myself throw up|8 myself sick|6 alone|9 fun of|8 redundant|-7 me happy|-7 me very happy|-7 me so happy|-7 my day|-4 peace with|-4 it|-1|8 fun|0 me a|0 me breakfast|0 me dinner|0 a|0 some|0 my|0 the|0 dinner|0 lunch|0 breakfast|6 the decision about|6 myself be sick|9 myself vomit
wmailed|0
wmake|8 myself eat|0 a|6 the decision about
wmakes|-7 me happy
wmakeup|0
wmaking|0 a
wmalicious|4
wmalignan*|8
wmall|0
wmanaged|-5 to|9 not to eat
wmanipulat*|8
wmarket|-1
wmarri*|0
wmarriage|8 is over|6 counselling|6 counseling
wmarried|-4
wmarry|0
wmask|2
wmass|10 shooting|6 on
wmassacre*|10
wmassage|0
wmassive|6 row
wmastectomy|6
wmatch|0
wmatter|6 of days|6 of weeks|6 of hours|6 of time
wmay|10 not make it|8 die
wme|8 dejó mi|8 ha dejado|8 engañó|8 despidieron|8 han despedido|8 quedé sin trabajo|8 deixou|8 largou|8 traiu
wmeal|0|2 for one
wmeals|0
wmedal|0
wmeditat*|0
wmeds|6 arent working|6 dont|6 not working
wmeet|0
wmeeting|0
wmeets|0
wmeghalt|10
wmeh|4
wmein|10 kind verloren
wmelanchol*|8
wmelanoma|8
wmelt|6 down
wmeltdown|8
wmemorial|10 service
wmeninggal|10
wmental|8 hospital|8 health|8 breakdown
wmess|4
wmessage|0 from
wmet|-1
wmetasta*|8
wmetastas*|8
wmetastasen|8
wmetastat*|8
wmeter|2 ran out
wmi|8 ha lasciato|8 ha lasciata|8 ha tradito|8 ha tradita
wmight|10 not make it|8 die
wmigraine*|5
wmijn|8 baan kwijt
wmind|6 wont
wminefield|6
wmini|8 stroke
wmiscarr*|10
wmiscarrage|8
wmisera*|8
wmiserably|8
wmiseries|6
wmisery|6
wmisfit|6
wmisfortune*|8
wmisgendered|8
wmiskraam|10
wmiss|8 those|6 him|6 her|6 them|6 you|6 my|6 mum|6 mom|6 dad|8 home|8 my home
wmisscarriage|8
wmissed|2
wmisses|8
wmissfall|10
wmisshandelt|8
wmissile*|8
wmissing|8 you|6 my|6 him|6 her|6 them|6 mum|6 mom|6 dad|4 someone|3|8 in action|6 since
wmistake*|4
wmistet|10 babyen
wmisunderst*|8
wmisunderstand*|4
wmobilis*|6
wmobiliz*|6
wmocked|9|8 my
wmocking|9
wmolest*|9
wmom|8 passed|8 s clothes
wmoment|8 of silence
wmoney|-1|8 is gone
wmonster*|4
wmonths|10 to live|6 without him|6 without her|6 without them|6 without you|6 without mum|6 without mom|6 without dad|6 without nan|6 since he lost|6 since she lost|6 since we lost|6 not years|2 gone
wmoon|0
wmop*|0
wmore|8 tears|2 tests
wmorgue|8
wmorning|0 walk
wmorphine|2
wmorreram|10
wmorreu|10
wmortified|8
wmosque|0
wmother|8 passed
wmothers|6 day without
wmotivated|-4
wmountain*|0
wmourn*|10
wmove|0 in
wmoved|8 out today|0 into|0 in|0 closer|2 out|6 away from me|2 seats
wmovie|-1
wmoving|0 into
wmow*|0
wmri|5
wms|6 . so
wmturk|0
wmuch|8 pain
wmugged|9
wmuito|6 triste
wmultiple|8 sclerosis
wmum|8 passed|8 s clothes|6 s chair
wmums|6 side of the bed|6 chair
wmurder*|10
wmurieron|10
wmuriéndose|10
wmurió|10
wmuseum|-1
wmusic|-1
wmuy|6 triste
wmy|6 loss|5 health|8 life is a mess|4 fault|4 bad|4 mistake|8 mental|8 apologies|8 misunderstanding|8 partner left|8 boyfriend left|8 girlfriend left|8 husband left|8 wife left|8 dad left us|8 mum left us|8 mom left us|8 name anymore|0 team|0 plan|0 idea|0 first|8 last breath|2 period|2 marriage|2 own mother said|2 own father said|2 own mum said|2 own dad said|6 wrist again|2 pass|2 replacement|2 sponsor|6 so called|2 accent
wmá|8 rakovinu
wna|8 uti
wnaar|8 het ziekenhuis
wnails|0
wname|6 on the stone
wnames|2 we picked
wnan|8 passed|6 s chair
wnans|6 side of the bed|6 chair
wnap|-1
wnapping|0
wnature|0
wnausea*|5
wnauseous|6
wnavratri|-7
wnear|8 death
wneed|2 space
wneedle|2
wneedles|2
wneeds|2 space
wnegative|8 test
wneglect*|8
wneighbor|0
wneighbour|0
wneonatal|6
wnephrolog*|6
wnervous*|8
wnetflix|0
wneurolog*|2
wnever|6 see him again|6 see her again|6 see them again|6 see you again|6 hear his voice|6 hear her voice|6 got to say goodbye|6 said goodbye|5 have children|8 good enough|8 be good enough|8 happy|8 be happy|4 again|9 loved me|2|8 be able|8 came home|8 come home|8 come back|8 coming back|8 woke|8 told him|8 told her|8 got to|8 wanted me|6 woke up|6 coming home|6 came back|6 called back|6 rang back|2 replied|6 visits|6 calls|6 wanted|6 forgive|6 told him|6 told her|6 said sorry|6 said it|2 enough|6 showed|6 turned up
wnew|-4 baby|-1|0 job|0 house|0 car|0 phone|0 computer
wnews|2 is on
wnext|8 of kin
wnice|-1
wnicu|6
wnie|10 wieder sehen|10 żyje|10 zyje
wnight|8 terrors|2 shift
wnightmare*|8
wnintendo|0
wno|10 longer with us|10 heartbeat|8 one loves me|8 one cares|8 one likes me|8 one understands|8 one to talk to|8 one called|8 one came|8 one showed up|8 one noticed|8 friends|8 one left|8 hope|8 future|8 way out|8 point|8 energy|8 good|8 one wants|2 longer|8 justice|8 one can help|8 food|8 cure|8 more hugs|8 one visits|8 visitors|8 one to|8 longer responding|8 longer talks to me|8 longer speaks to me|8 one believes me|8 one listens|8 one talks to me|8 sleep|8 appetite|8 home|8 roof|8 heating|8 money|8 money for|0 smoking|6 heart beat|6 one sits in|2 kick|2 kicks|2 driving|6 eggs|6 embryos|2 reply|6 contact|6 sleep again|6 strength|2 one knows|2 one asked|2 one notices|2 interviews|2 thanks|2 papers|6 electric|6 uni|6 university|6 word from|6 news from|6 news of|6 one sat|6 one picked|6 one spoke|6 one talked|6 one wished|6 one said|6 one turned up|2 one else|9 food today|9 food for two|9 food for three|9 food for four|9 food for five|8 hospital
wnobody|8 loves me|8 cares|8 likes me|8 understands|8 wants me|8 to talk to|8 called|8 came|8 showed up|8 noticed|8 remembered|8 left|8 wants|2|8 can help|8 visits|8 to|8 believes me|8 believed me|8 listens|8 talks to me|8 asked|8 sat with me|2 sits in|2 knows|2 notices|6 sat|6 saved|6 picked|6 talked|6 spoke|6 wished|6 said happy|6 invited|6 turned up|2 else
wnominat*|0
wnone|2 of them
wnoo|7
wnoone|2 to
wnostalgi*|2
wnot|10 going to make it|10 long to live|10 have long|8 eaten in|8 good enough|8 okay|8 ok|8 fine|8 alright|8 doing well|8 doing good|8 well|8 happy|8 coping|8 good|8 safe|9 speaking to me|9 talking to me|8 responding to treatment|8 coming back|8 invited|8 feeling good|8 feeling well|8 feeling great|8 feeling ok|8 getting better|8 talking to|8 speaking to|8 pregnant again|8 selected|8 accepted|8 good enough for|8 pass|8 a good|6 the same without|6 growing like|6 much time|6 breathing|6 coming home|6 pregnant|6 in love|2 replied|2 picking up|6 speaking|6 talking to each|2 allowed to|6 sleeping|2 left the|2 washed|2 eaten|2 real|2 myself|2 sure i can|2 one of them|2 enough|6 renewed|6 even a no|2 heard from|2 there anymore|6 wanted|2 spoken to|9 eaten today|9 eaten anything
wnotaufnahme|8
wnothing|8 more they can do|8 they can do|8 more to be done|8 matters|8 helps|8 makes me happy|8 feels|8 brings me joy|2|8 to eat|8 left|8 could be done|6 we could do|6 anyone could do|2 i could do|6 left in|6 left of|9 but an apple|9 but an egg|9 but an coffee|9 but an carrot|9 but one apple|9 but one egg|9 but one coffee|9 but one carrot|9 but water and|9 but water all|9 but water today|9 but coffee all|9 but coffee today
wnothingness|8
wnotice|6 to quit
wnous|10 a quittés
wnovel|0
wnow|8 it s too late
wnowhere|6 to go|6 to live|6 to sleep
wnowotwór|8
wnumb|8
wnursery|2 … door
wnursing|2 home
wobituary|10
wobsèques|10
woccupied|8
wocd|8 is
wocean|0
woff|0 work|0 early|0 of work|6 my meds|6 sick
woffend*|4
woffended|6
wold|3 days|0 friend
wominous|8
won|8 edge|8 tuesday he passed|8 oxygen|0 time|2 the ward|6 a drip|6 my lung|6 my lungs|6 my liver|6 my kidney|6 my brain|6 his lung|6 his lungs|6 his liver|6 his brain|6 her lung|6 her lungs|6 her liver|6 her brain|2 the sofa again|2 the couch again|2 a break|2 read|6 empty|2 the floor and|2 autopilot|2 my chest|2 red|6 a pip|6 a drone|2 the front|6 my own since|2 my own again|8 sest séparés|10 kuollut|8 syöpä
woncolog*|5
wone|2 line|6 who told him|6 who told her|6 who told them|6 of my attacks|2 drink|6 more bet
wonly|6 one not|6 one who wasnt|6 one without|9 ate a apple today|9 ate a apple all|9 ate a banana today|9 ate a banana all|9 ate a carrot today|9 ate a carrot all|9 ate a cracker today|9 ate a cracker all|9 ate a crackers today|9 ate a crackers all|9 ate a egg today|9 ate a egg all|9 ate a yogurt today|9 ate a yogurt all|9 ate an apple today|9 ate an apple all|9 ate an banana today|9 ate an banana all|9 ate an carrot today|9 ate an carrot all|9 ate an cracker today|9 ate an cracker all|9 ate an crackers today|9 ate an crackers all|9 ate an egg today|9 ate an egg all|9 ate an yogurt today|9 ate an yogurt all|9 ate one apple today|9 ate one apple all|9 ate one banana today|9 ate one banana all|9 ate one carrot today|9 ate one carrot all|9 ate one cracker today|9 ate one cracker all|9 ate one crackers today|9 ate one crackers all|9 ate one egg today|9 ate one egg all|9 ate one yogurt today|9 ate one yogurt all|9 ate half apple today|9 ate half apple all|9 ate half banana today|9 ate half banana all|9 ate half carrot today|9 ate half carrot all|9 ate half cracker today|9 ate half cracker all|9 ate half crackers today|9 ate half crackers all|9 ate half egg today|9 ate half egg all|9 ate half yogurt today|9 ate half yogurt all|9 ate two apple today|9 ate two apple all|9 ate two banana today|9 ate two banana all|9 ate two carrot today|9 ate two carrot all|9 ate two cracker today|9 ate two cracker all|9 ate two crackers today|9 ate two crackers all|9 ate two egg today|9 ate two egg all|9 ate two yogurt today|9 ate two yogurt all|9 ate a yoghurt today|9 ate a yoghurt all|9 ate a cucumber today|9 ate a cucumber all|9 ate a salad today|9 ate a salad all|9 ate a orange today|9 ate a orange all|9 ate a tomato today|9 ate a tomato all|9 ate a rice today|9 ate a rice all|9 ate a toast today|9 ate a toast all|9 ate an yoghurt today|9 ate an yoghurt all|9 ate an cucumber today|9 ate an cucumber all|9 ate an salad today|9 ate an salad all|9 ate an orange today|9 ate an orange all|9 ate an tomato today|9 ate an tomato all|9 ate an rice today|9 ate an rice all|9 ate an toast today|9 ate an toast all|9 ate one yoghurt today|9 ate one yoghurt all|9 ate one cucumber today|9 ate one cucumber all|9 ate one salad today|9 ate one salad all|9 ate one orange today|9 ate one orange all|9 ate one tomato today|9 ate one tomato all|9 ate one rice today|9 ate one rice all|9 ate one toast today|9 ate one toast all|9 ate half yoghurt today|9 ate half yoghurt all|9 ate half cucumber today|9 ate half cucumber all|9 ate half salad today|9 ate half salad all|9 ate half orange today|9 ate half orange all|9 ate half tomato today|9 ate half tomato all|9 ate half rice today|9 ate half rice all|9 ate half toast today|9 ate half toast all|9 ate two yoghurt today|9 ate two yoghurt all|9 ate two cucumber today|9 ate two cucumber all|9 ate two salad today|9 ate two salad all|9 ate two orange today|9 ate two orange all|9 ate two tomato today|9 ate two tomato all|9 ate two rice today|9 ate two rice all|9 ate two toast today|9 ate two toast all|9 ate half an apple|9 ate half an egg|9 ate half an avocado|9 ate one apple|9 ate one banana|9 ate one carrot|9 ate one cracker|9 ate one egg|9 ate one yogurt|9 ate one cucumber|9 ate a apple|9 ate a banana|9 ate a carrot|9 ate a cracker|9 ate a egg|9 ate a yogurt|9 ate a cucumber|9 ate an apple|9 ate an egg|9 ate an orange|9 had an apple all|9 had an coffee all|9 had an egg all|9 had one apple all|9 had one coffee all|9 had one egg all|9 had coffee today|9 coffee today|9 water today|9 drank water all|9 100 calories|9 200 calories|9 300 calories|9 400 calories|9 500 calories|9 600 calories|9 700 calories|9 800 calories
wons|10 kindje verloren
wontslagen|8
woof|4
woops|6
wop|8 de intensive care
wopening|0 day
woperating|8 room
woperation|8 went wrong|5 tomorrow
wopioid*|6
worder|0|6 of service
wordered|0
worgan|8 failure
worganis*|0
worganiz*|0
worphan|10
worphaned|10
worphans|10
wother|6 woman|6 man
wour|6 loss|0 first|2 song|2 marriage
wout|8 of money|2 of habit|2 of love|6 of my skin
woutcast|6
wouted|8 me
woutfit|0
woutside|2 my house|2 my window|2 my flat|2 my door|2 my work
woutsider|8
wover|8 between us|8 it all
wovercame|-4
wovercome|-4
woverdos*|10
woverdraft|2
woverdrawn|6
woverdue|8 rent
woverjoyed|-4
woverleden|10
woverleed|10
woverlooked|2
wovermedicated|8
woverwhelm*|8
wow|6 my
wowe|6 more
woxy|6
woxygen|6 mask
wpackage|0
wpacked|8 his|8 her things|6 up his|6 up her|6 a bag and|2 … bags|2 … suitcase|2 his|2 her
wpacking|6 up his|6 up her
wpage|0
wpages|0
wpaid|-1|0 for
wpain|5|6 at
wpainful|8
wpainkillers|2
wpains|5
wpaint*|0
wpalliat*|8
wpalliative|10
wpanic|8 attack*
wpanic*|8
wpanicing|8
wpanicked|8
wpanikattacke|8
wpaper|0
wparaly*|8
wparalysed|8
wparalyzed|8
wparanoi*|8
wpark|-1
wparkinson*|8
wparties|0
wparty|0
wpased|8 away
wpass|10 away
wpassd|8 away|8
wpassed|10 away|10 on yesterday|10 this morning|10 last night|10 last week|10 last month|10 last year|10 in his sleep|10 in her sleep|10 peacefully|-4 my|-4 the|-4 all|-4 it|8 on|8 monday|8 tuesday|8 wednesday|8 thursday|8 friday|8 saturday|8 sunday|8 out|6 in the|2 over|6 me over
wpassing|10 away
wpassport|0
wpast|8 away
wpathetic|8
wpawn|6 shop
wpawned|6
wpay|0 off
wpaycheck|0
wpayment|0
wpeaceful|-4
wpemakaman|10
wpeople|8 away
wperdemos|10 o bebê|10 o bebé
wperdi|10 o bebê|10 o bebé|10 meu pai|10 meu filho|10 meu avô|10 meu cachorro|10 meu irmão|10 minha mãe|10 minha filha|10 minha avó|10 minha irmã|8 o emprego|8 meu emprego
wperdimos|10 al bebé
wperdió|10 al bebé
wperdu|10 mon père|10 mon bébé|10 mon chien|10 mon chat|10 mon mari|10 mon frère|10 mon fils|10 mon grand|10 ma mère|10 ma femme|10 ma fille|10 ma sœur|10 ma grand|10 notre bébé|8 mon emploi|8 mon travail|8 mon boulot
wperdí|10 al bebé|10 a mi bebé|10 a mi madre|10 a mi padre|10 a mi hijo|10 a mi hija|10 a mi abuela|10 a mi abuelo|10 a mi perro|10 a mi hermano|10 a mi hermana|8 el trabajo|8 mi trabajo
wperfect|0
wperformance|6 plan|6 improvement
wperiod|6 came
wperso|10 il bambino|10 la bambina|10 mio padre|10 mio figlio|10 mio fratello|10 mio nonno|10 mio marito|10 mia madre|10 mia figlia|10 mia sorella|10 mia nonna|10 mia moglie|8 il lavoro
wpersonal|0 best
wpet|0 my
wpetrified|8
wpets|0
wpetting|0
wphase|10 terminale
wphobia|8
wphobic|8
wphone|0 call from|6 … kept ringing|6 rang at 2|6 rang at 3|6 rang at 4|6 rang at 5|6 rang at 6|6 didnt ring|6 hasnt rung|6 never rings|2 stays
wphoto|2 of me
wpiano|0
wpicked|0 up|0|2 a name|2 names|2 out a name|6 last
wpickpocket*|8
wpicnic|-1
wpicture|2 of me
wpile|2 of unopened
wpiled|2 up
wpiling|2 up
wpinned|8 me
wpins|6 and needles
wpit|6 in my stomach
wpitiful|4
wpity|4
wpizza|-1
wplane|8 crash
wplank|0
wplanned|0 a trip
wplanning|0 a trip|0 a vacation|0 my trip
wplant|0
wplanted|0
wplants|0
wplay|-1
wplayed|-1
wplayground|0
wplaying|-1
wplaystation|0
wplease|8 no
wpleased|-4
wpleuré|6
wpneumonia|8
wpodcast|0
wpogrzeb|10
wpogrzebie|10
wpohřeb|10
wpoignant|6
wpoint|0
wpointed|8 and laughed|2 at
wpointless|6
wpoints|0|2 on my
wpoison*|4
wpoisonous|6
wpolice|9 came|8|2 said
wpool|0
wpoor|2|4 someone|4 soul|4 souls|4 people|4 you|4 me|4 dog|4 cat|4 animal*|4 fellow|4 lad|4 boy|4 dude|4 kids|4 thing|4 guy|4 kid|4 girl|4 baby|4 man|4 woman|4 little
wporn|2
wporonienie|10
wporoniłam|10
wposition|0|6 has been filled
wpost|0
wposted|0
wpotty|0
wpoverty|4
wpower|8 was cut off|2 out again
wpractice*|0
wpractise*|0
wpraise*|0
wpray|4 for|0
wprayed|0
wprayer|0
wprayers|4
wpraying|4 for
wpregnant|-4
wpremature|2
wpreschool|0
wpresent|-4
wpresentation|0
wpretend|2 to be
wpretended|2|6 not to
wpretending|2
wpretends|6 i
wpretty|-1
wprison|9
wprisoner*|6
wprize|0
wprobate|6
wproblem|2
wproblems|2
wproductive|0
wproductivity|0
wprofit|0
wprognosis|8
wprogram|0
wprogramming|0
wprogress|0
wproject|0
wpromise|0
wpromised|6 it was
wpromoted|-4
wpromotion|-4
wpronto|8 soccorso
wproposed|0
wproud|-4|9 of not eating|9 i didnt eat|9 that i didnt eat|9 i skipped
wpsych|8 ward
wpsychiatric|8 ward
wpsychiatrist|8
wpsychosis|8
wptsd|8
wpub|0
wpulled|8 my hair
wpunched|9 me|8 the wall|8 a|6 the|6 a|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wpunches|9 me
wpunching|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
wpuppies|0
wpuppy|-1
wpurchase*|0
wpurchasing|0
wpurge*|8
wpurged|8|9 again
wpurging|8
wpurr*|0
wpush|0 ups
wpushed|9 me down|2 me
wpushup*|0
wput|10 … to sleep|10 to sleep|10 … down today|10 him down|10 her down|10 our dog down|6 in care|6 his hands on|6 her hands on|6 on a brave face|6 a smile on for|6 the rent on
wpuzzle*|0
wpå|8 sjukhus|8 sjukhuset|8 sykehuset|8 hospitalet
wpłaczę|6
wpłakałam|6
wpłakałem|6
wqua|10 đời
wqualified|0
wquality|0
wquarrel*|9
wquiet|0|6 without
wr|10 i p
wracing|6 heart|6 thoughts
wracism|8
wracist|8
wradiation|8 therapy|8
wradio|0
wraffle|0
wrage|9
wrain|-1
wrainbow|10 bridge|0
wrained|-1
wraining|-1
wraise|-4
wraised|6 his hand|6 her hand|6 his voice|6 her voice|9 my hand against my|9 my hand to my
wrakovina|8
wramadan|-7
wramadhan|-7
wramazan|-7
wran|8 away|-1|8 over|8 out of money|8 into traffic
wrang|0 me up
wrank|0
wransacked|6
wrape*|9
wraped|9
wrapist|9
wreach|0
wreached|0
wreaching|8 for the phone
wread|-1|2 the messages|6 what i wrote
wreading|0
wreads|0|6 my messages
wready|-4
wreally|8 miss|8 low
wrebate|0
wreceived|-1
wrecital|0
wrecogn*|0
wrecoil*|8
wrecord|0
wrecover*|-4
wred|6 letter*
wredundan*|8
wredundancy|8
wreferred|6 me
wrefreshed|-4
wrefuge|2
wrefugee|6
wrefugee*|9
wrefund|0
wrefused|8|6 my
wregret|10
wregrets|10
wregrett*|4
wregretted|10
wregretting|10
wrehab|8
wreject*|8
wrejected|8
wrejectee|6
wrejection|8
wrejections|8
wrelaps*|8
wrelapse*|8
wrelapsing|8
wrelationship|8 is over
wrelax|0
wrelax*|-4
wrelaxing|0
wrelegat*|8
wrelief|-3
wrelieved|-7 that|-4
wreligious|-7 fast
wremind*|3 me of
wremission|8 ended
wremorse*|10
wremoval|6 letter
wrenovat*|0
wrent|6 went up
wrepair*|0
wrepent*|8
wreplaced|2 by|6 me
wreport|0|0 card
wreported|2 it
wrepossess*|8
wrepossession|8
wrescued|-4
wreservation|0
wresisted|9 eating
wresit*|2
wrest|10 in peace|10 in power|0
wrestaurant|0
wrested|-4
wrestraining|8 order
wrestructur*|6
wresus|6
wresuscitat*|8
wreunion|0
wreunited|-4
wrevenge|8 porn
wreward*|-4
wribs|9 showing|9 are showing
wricoverata|8
wricoverato|8
wride|0
wriding|0
wring|6 in the drawer|2 is in
wrip|10
wrisk*|4
wriver|-1
wroad|0 trip
wroared|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wrobbed|9
wrock|8 bottom
wrocket*|2
wrode|0
wrolled|6 their eyes|6 her eyes|6 his eyes
wroof|6 came off|6 is gone
wroom|6 spinning
wrough|8 day|8 week|8 night|4 time|4
wround|6 of ivf
wrouw|6
wrow|2 with
wrozwód|8
wrubble|8
wruin|4
wruined|4|8 my|8 our|8 his|8 her
wruins|4|8 of
wrumor*|6
wrumour*|6
wrun|10 over|8 away|0
wrunning|0|6 out of time|6 on fumes|6 on empty
wrupture|8
wrushed|8 to
wrzucił|8 mnie
wrzuciła|8 mnie
wrákos|8
wsacked|8
wsacrific*|6
wsacrificamos|10 a
wsacrificar|10 al perro|10 al gato
wsad|10
wsadd*|8
wsaddens|10 me
wsaddest|8
wsadly|8
wsadn*|8
wsafe|-4
wsafely|-4
wsaid|6 goodbye|6 our goodbyes|-3 yes|-4 thank you|0 i was|0 i love|0 hi|0 hello|2 things|2 sorry with|2 no|2 stop|6 it was my fault|6 i am fine|2 i was fine|2 no again
wsail*|0
wsain|8 potkut
wsairaalassa|8
wsalad|0
wsalary|0
wsale|0
wsamaritans|6
wsame|2 clothes|2 pyjamas|2 shirt
wsanctioned|6
wsandwich|0
wsang|-1
wsarcoma|8
wsat|8 alone|0 with my|2 on the floor|2 in the car|2 in my car|2 in the dark
wsatisf*|-4
wsaturday|0
wsauna|0
wsavage|6
wsaved|-4|0 money|6 voicemail|6 me a
wsavings|8 are gone|0 goal|2
wsaw|0 a|0 my|0 the|0 some|6 his face when|6 her face when|6 their face when
wsay|6 goodbye|6 i am fine
wsaying|6 goodbye
wscam|8
wscammed|8
wscan|8 showed|8|6 shows|6 results
wscar|4
wscard|8
wscare|6
wscared|6 half|8 to death|8 for my|8 of him|8|6 of me|2 to
wscaredy|8
wscares|8
wscarier|8
wscariest|8
wscarred|4|8 of
wscarring|4
wscarry|8
wscars|4
wscary|8
wscheidung|8
wschizo*|8
wschlaganfall|8
wschluss|8 gemacht
wscholarship|0
wschool|10 shooting|0 play
wschwer|8 krank
wschwerer|8 unfall
wscore|0
wscored|0
wscoring|0
wscratch|6 cards
wscratchcards|6
wscreamed|9 at|9|8 at my|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wscreaming|9 at|9|6 match|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wscreams|3|9 at
wscreenshot*|2
wscrewed|4
wse|10 murió
wsea|-1
wsecond|0 date|2 line
wsection|6 21
wsectioned|8
wsee|8 the point|0 my|9 my ribs
wseeing|8 someone else|0
wseen|6 no reply
wsehri|-7
wseizure*|8
wseizures|8
wself|8 harm
wsell|0
wselling|0|6 the house because
wsend|6 us back|6 me back
wsent|0 me|2 back
wsentence|8
wsentenced|9
wseparate|6 rooms|6 beds
wseparated|9
wseparating|9
wseparation|9
wsepsis|8
wseries|0
wseriously|5 ill
wset|6 a place for
wseule|6 au monde
wsevere*|6
wsew*|0
wsex|0
wshadow|8 on my|8 on his|8 on her|6 on
wshady|4
wshakes|2
wshaking|8 with fear|2
wshaky|2
wshame*|4
wshameful|4
wshattered|8
wshattering|6
wshe|10 dead|6 s gone|6 is gone|8 left us|8 left|8 moved out|0 loves|6 would have loved|6 went in the night|6 went in the his|6 went in the her|6 drinks
wshelled|9
wshelling|6
wshells|6 fell
wshelter|8 with the kids
wshirt|0
wshit|3
wshiver*|6
wshoes|0
wshook|6 all|9 the baby|9 my baby
wshooter|8
wshooting|10 at
wshop|8 is closing|0
wshopping|0
wshorter|0
wshot|10 himself|10 herself|9 at|9 dead
wshould|4 have been there|4 have known|4 never have|8 have called|8 have said|8 have stayed|8 have gone|8 have done more|8 have told|8 have listened|8 have helped|8 have stopped|8 ve|8 have been|6 have been his … birthday|6 have been her … birthday|6 have been our … birthday|6 have been … today|6 not have said
wshouldnt|4 have|6 have said
wshouldve|8
wshouted|9 at|8 at my|6 at him|6 at her|6 at me|6 at them|6 at my|6 at in|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wshouting|9 at|2|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wshoved|9 me|6|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 our husband|9 our partner|9 our girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 our papa|9 our brother|9 our sister|9 my grandma|9 my grandmother|9 my grandpa|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wshow|-1
wshower|0
wshowered|0
wshred*|4
wshudder*|4
wshut|8 down|6 for good
wshutting|8 down
wsi|6 triste
wsick|5|4 to|4 of|6 with nerves|6 with worry|6 to my stomach|6 leave|6 note
wsickness|5
wside|2 effects
wsigh|6
wsighed|6
wsighs|6
wsight|6 is going
wsigned|0 up|0 the|6 off
wsilent|8 treatment
wsince|6 he died|6 she died|6 he passed|6 she passed|6 he left|6 she left
wsind|10 tot
wsing|0
wsinging|0
wsingle|4 again
wsinister|8
wsiren*|6
wsirens|8
wsister|8 passed
wsit|8 alone
wsits|2 alone
wsitting|8 shiva
wsix|6 years ago today
wskate*|0
wsketch*|0
wski*|0
wskip|8 meals
wskipped|8 meals|6 dinner so|6 meals so|9 all meals|9 every meal|9 dinner again|9 lunch again|9 breakfast again|9 meals again|9 dinner and lunch|9 dinner and breakfast|9 lunch and dinner|9 breakfast and lunch|9 dinner … kg|9 dinner … kilos|9 dinner … kilo|9 dinner … lbs|9 dinner … pounds|9 dinner … thin|9 dinner … thinner|9 lunch … kg|9 lunch … kilos|9 lunch … kilo|9 lunch … lbs|9 lunch … pounds|9 lunch … thin|9 lunch … thinner|9 breakfast … kg|9 breakfast … kilos|9 breakfast … kilo|9 breakfast … lbs|9 breakfast … pounds|9 breakfast … thin|9 breakfast … thinner|9 meals … kg|9 meals … kilos|9 meals … kilo|9 meals … lbs|9 meals … pounds|9 meals … thin|9 meals … thinner|9 dinner … skinny|9 dinner … skinnier|9 dinner … slim|9 dinner … slimmer|9 dinner … weigh|9 dinner … weight|9 dinner … scale|9 dinner … scales|9 lunch … skinny|9 lunch … skinnier|9 lunch … slim|9 lunch … slimmer|9 lunch … weigh|9 lunch … weight|9 lunch … scale|9 lunch … scales|9 breakfast … skinny|9 breakfast … skinnier|9 breakfast … slim|9 breakfast … slimmer|9 breakfast … weigh|9 breakfast … weight|9 breakfast … scale|9 breakfast … scales|9 meals … skinny|9 meals … skinnier|9 meals … slim|9 meals … slimmer|9 meals … weigh|9 meals … weight|9 meals … scale|9 meals … scales|9 dinner … proud|9 lunch … proud|9 breakfast … proud|9 meals … proud
wskipping|8 meals|9 dinner … kg|9 dinner … kilos|9 dinner … kilo|9 dinner … lbs|9 dinner … pounds|9 dinner … thin|9 lunch … kg|9 lunch … kilos|9 lunch … kilo|9 lunch … lbs|9 lunch … pounds|9 lunch … thin|9 breakfast … kg|9 breakfast … kilos|9 breakfast … kilo|9 breakfast … lbs|9 breakfast … pounds|9 breakfast … thin|9 meals … kg|9 meals … kilos|9 meals … kilo|9 meals … lbs|9 meals … pounds|9 meals … thin|9 dinner … thinner|9 dinner … skinny|9 dinner … skinnier|9 dinner … weight|9 dinner … scale|9 dinner … scales|9 lunch … thinner|9 lunch … skinny|9 lunch … skinnier|9 lunch … weight|9 lunch … scale|9 lunch … scales|9 breakfast … thinner|9 breakfast … skinny|9 breakfast … skinnier|9 breakfast … weight|9 breakfast … scale|9 breakfast … scales|9 meals … thinner|9 meals … skinny|9 meals … skinnier|9 meals … weight|9 meals … scale|9 meals … scales|9 dinner … proud|9 lunch … proud|9 meals … proud
wsky|-1
wskype|0
wslammed|6
wslapped|9 me|8|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our grandfather|9 our stepson|9 our stepdaughter|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony|9 her again|9 him again
wslapping|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
wslaps|9 me
wslashed|8 my tires
wsleep|-4 well|-1|8 in my car|0 in
wsleeping|8 in my car|8 rough|0 in|2 on the sofa|2 on the couch|6 in the car
wsleepless|2
wslept|-1|8 in my car|8 on the street|0 in|2 on the sofa|2 on the couch|6 in the car|6 in the bathtub|6 in the corridor|6 in the metro
wslipped|8 up|8 again|6 away
wslots|2
wslow|0 morning
wslur|8
wslurs|6
wsmacked|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wsmacking|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our husband|9 our partner|9 our girlfriend|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 my grandma|9 my grandmother|9 my grandpa|9 our papa|9 our brother|9 our sister|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
wsmashed|8 my window|8 the|6 the window
wsmelled|6 of drink
wsmh|4
wsmile*|-4
wsmiled|0|2 and said
wsmiles|0
wsmiling|-4
wsmirk*|2
wsmoked|8 again
wsmutna|6
wsmutno|6
wsmutny|6
wsnack|0
wsnapped|8 at|8|6 at him|6 at her|6 at the|6 at my
wsnigger*|2
wsnow|-1
wsnowed|-1
wsnowing|-1
wsnuggl*|0
wso|8 tired of|8 empty|8 alone|8 low|10 sorry|9 furious|9 angry|8 broke|8 done|8 much pain|6 quiet without|2 heavy|2 that s it|6 called
wsobb*|8
wsobing|8
wsoccer|0
wsocial|8 services took|6 services|6 worker
wsofa|6 surf*
wsoins|10 palliatifs
wsold|-1|6 my … to pay|6 … ring|6 mum s|6 dad s
wsoldiers|8
wsolicitor*|2
wsolved|-4
wsomeone|2 else|6 followed
wsomething|8 is wrong with me
wson|-1|8 passed
wsong|-1
wsono|10 morti|10 morte|6 triste
wsont|10 mort*
wsorrow|7
wsorrow*|8
wsorry|10
wsort*|0
wsorted|0 it
wsoul|6 crushing
wsoup|-1|2 kitchen
wspa|0
wspanked|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 our husband|9 our partner|9 our girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 our papa|9 our brother|9 our sister|9 my grandma|9 my grandmother|9 my grandpa|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wspanking|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 our husband|9 our partner|9 our girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 our papa|9 our brother|9 our sister|9 my grandma|9 my grandmother|9 my grandpa|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
wspare|2 room
wspat|9 on me|6|6 at
wspeak|2 to anyone
wspecialist|2 said|2 says
wspend|0 my|0 the
wspent|8 christmas alone|8 the day in bed|0 time|0 the|0 a|0 an
wspiked|8 my drink
wspiral*|8
wspiralling|8
wspit|9 on me
wspoke|0 with|6 to nobody|2 to anyone
wspoken|6 to anyone|6 to nobody
wspontanabort|10
wspook*|8
wspooky|8
wsport*|0
wspot|6 on my lung|6 on her lung|6 on his lung
wspotting|8 again
wspread|8 to
wspring|0
wsquats|0
wsquirrel|0
wsta|10 morendo
wstabbed|10
wstage|8 4|8 four|8 3|8 three|8 iv|2 two|2 three|2 four|2 2|2 3|2 4
wstalk*|8
wstared|8 at the ceiling|8 at the wall|8 into space|2 at me
wstaring|8 at the ceiling|2 at|2 at me
wstars|0
wstart|0
wstarted|0
wstarting|0
wstarved|9 all day|9 today|9 myself
wstarving|4
wstatement|6 to the police
wstay|2 in bed
wstayed|8 in bed all day|8 in bed
wsteal|9 from
wsteps|0
wsternenkind|10
wstervende|10
wstill|10 born|6 miss|8 shaking|8 missing|-5 alive|8 grieving|8 hurts|6 pick up the phone to|6 reach for the phone|6 dial|6 text his number|6 text her number|6 text their number|6 smells of|6 smells like|6 hear them|6 cant say|6 cant believe|6 cant go|6 cant open|6 cant sleep|6 cant look|6 cant listen|2 expect|2 in his|2 in her|2 in their|2 find his|2 find her|2 got his|2 got her|2 keep his|2 keep her|2 hear his|2 hear her|2 see his|2 see her|2 see him
wstillb*|10
wstillbirth|10
wstillness|8
wstirbt|10
wstock*|0
wstole|9 my|9 from
wstolen|9
wstoma|6
wstomach|6 in knots
wstood|8 me up|6 up by
wstopped|9 talking to me|9 speaking|8 breathing|8 beating|6 kicking|6 growing|6 talking when i
wstore|0
wstormed|2
wstraciliśmy|10 dziecko
wstraciłam|10 dziecko|10 mamę|8 pracę
wstraciłem|8 pracę
wstraight|6 to voicemail
wstranger|0
wstrangled|9|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 our husband|9 our partner|9 our girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 our papa|9 our brother|9 our sister|9 my grandma|9 my grandmother|9 my grandpa|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse
wstreet|6 isnt there
wstress*|4
wstretch*|0
wstroke|8
wstrokes|8
wstrong|-4
wstronger|-4
wstruggl*|4
wstudied|0
wstudy|0
wstudying|0
wsubscribe*|0
wsucceed*|-4
wsuccess*|-4
wsuch|8 a failure|8 a loser
wsuck*|4
wsucked|4
wsucks|7|8 so bad
wsudden|6 loss
wsued|8
wsuffer*|5
wsuhoor|-7
wsuicid*|8
wsuicide*|10
wsummer|0
wsun|-1
wsunday|0 off|6 dread
wsunlight|0
wsunny|-1
wsunrise|-1
wsunset|-1
wsupervised|2
wsurf*|0
wsurgery|8 went badly|8 went wrong|5
wsurprise|-4
wsurprised|-2|0 me
wsurvey*|0
wsurvived|-7
wsushi|0
wsuspended|8 from
wsuspicious|6 mass
wswallow|6 me
wswam|-1
wswear|3
wswearing|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wswept|8 away|0 the
wswim|-1
wswimming|0
wswindled|8
wswitch|6 off my|2 it off
wswitched|6 off the machine|6 off the machines
wswore|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wsymptoms|5
wsyöpä|8
wså|6 ledsen|6 trist
wsảy|10 thai
wtable|2 for one
wtaco*|0
wtake|0 me|0 a|2 it back|2 back what
wtaken|10 his own life|10 her own life|8 too soon|9 away|6 the kids|6 my kids|6 the children|6 the boys|6 the girls
wtaking|8 our home|8 our house|0 a
wtalk|0 with|0 to my|2 about me|2 to anyone
wtalked|0 with|0 to|6 over me
wtalking|2 about me
wtalks|6 over me
wtan|6 sola|6 solo
wtanatorio|10
wtanks|2
wtask|0
wtasks|0
wtasty|-4
wtaught|0
wtax|0 return
wtea|-1
wteach|0
wteaching|0
wteam|0
wtear|8 up
wteared|8 up
wtearful|8
wtearing|8 up
wtears|8|8 me apart|8 again|8 all day|2 came
wtelling|6 the kids|6 the boys|6 the girls|6 the children
wtem|8 câncer|8 cancro
wtemetés|10
wtemetése|10
wtemple|0
wtemporary|6 accommodation
wten|6 years ago today|2 minutes earlier
wtennis|0
wtense|8
wterapia|8 intensiva
wterified|8
wterk|8 etti
wterminal|10
wterminally|10 ill
wterminou|8 comigo
wterrible|8 day|8 week|8 night|7|9 fight
wterribly|4
wterrifed|8
wterrified|8
wterrifies|8
wterrify|8
wterrifying|8
wterror|8
wterroris*|8
wterrorism|8
wterrorist*|8
wterrors|8
wtest|5 was negative|5 results|0
wtestify|6
wtext|0 from
wtexted|0
wthank|-4 you|-4
wthanked|0
wthankful|-4
wthanks|-4
wthanksgiving|0
wthat|2 s it then|2 s that
wthe|5 er|8 shooting|6 lead … loft|6 lead … drawer|6 lead … box|6 lead … hook|6 leash … loft|6 leash … drawer|6 leash … box|6 leash … hook|6 collar … loft|6 collar … drawer|6 collar … box|6 collar … hook|6 bowl … loft|6 bowl … drawer|6 bowl … box|6 bowl … hook|6 priest came|6 cemetery|2 vet says|2 wake|2 call at|2 call we|2 scan|2 consultant|2 lump|6 papers came|2 rent|2 news again|2 video of me
wtheater|0
wtheatre|0
wtheir|6 loss|0 first
wthen|2 i remembered
wtherapist|6 says|6 said
wthesis|0
wthey|6 are gone|8 all hate me|8 hate|8 let me go|2 took my|2 said no|6 took my licence|2 all laughed
wthigh|9 gap
wthings|2 about me
wthis|8 hurts
wthought|6 i was her|6 i was his|6 it was him|6 it was her|6 i saw him|6 i was dying|6 i would die
wthoughts|4 and prayers
wthreat|8
wthreatened|9
wthreatening|6
wthreats|8
wthree|6 years ago today
wthrew|8 up after eating|5 up|9 me|9 me out|8 up my|8 a plate|8 a chair|8 things|6 up dinner|6 my bag|2 my|9 … at my wife|9 … at my husband|9 … at my partner|9 … at my girlfriend|9 … at my boyfriend|9 … at my son|9 … at my daughter|9 … at my kids|9 … at my dog|9 … at my cat|9 … at our wife|9 … at our husband|9 … at our partner|9 … at our girlfriend|9 … at our boyfriend|9 … at our son|9 … at our daughter|9 … at our kids|9 … at our dog|9 … at our cat|9 … at the wife|9 … at the husband|9 … at the partner|9 … at the girlfriend|9 … at the boyfriend|9 … at the son|9 … at the daughter|9 … at the kids|9 … at the dog|9 … at the cat|9 up on purpose
wthrilled|-4
wthroat|6 closing|6 closed|6 tight
wthrow|5 up
wthrowing|5 up
wthrows|9 things
wticket|0
wtickets|0
wtidied|0
wtidy|0
wtidying|0
wtiene|8 cáncer|8 cancer
wtight|6 chest
wtightness|6 in
wtime|0 with
wtired|8 of everything|3|4 of
wto|8 pieces
wtoddler|0
wtodesfall|10
wtodkrank|8
wtogether|0
wtoilet|6 floor
wtold|8 me i am worthless|8 me to kill myself|8 me to die|8 me i should die|0 me i|0 me that i|0 me she loves|0 me he loves|0 me a joke|6 the kids we|6 the children we|6 me to leave|6 me to get out|6 me not to come|6 them i was fine|6 everyone i was fine|2 me off
wtomato*|0
wtombstone|10
wtoo|8 young to die|8 much for me|8 much to bear|8 much today|8 late now|6 late to say|2 quiet|2 early|2 scared|6 afraid|9 fat to eat
wtook|10 his own life|10 her own life|10 their own life|9 my kids away|9 my child away|9 my baby away|9 my baby|9 my children away|9 … away|8 the kids|8 the children|8 my phone|8 my money|0 me to|0 me out|0 my dog|0 my son|0 my daughter|0 my kids|0 the kids to|0 the dog|0 photos|0 pictures|0 a|0 the bus|0 the train|0 the stairs|0 the trash|6 my ring off|6 her ring off|6 his ring off|2 off … ring|2 … ring off|2 my keys|2 my phone|2 my card|2 my passport|2 my bank|2 my wallet|2 my phone|2 my bag|2 my purse|6 grandads|2 the car away|2 the car back
wtore|8 me|6 into me|6 me apart
wtorment*|8
wtorn|8 apart|8 to pieces
wtornado|8
wtortur*|9
wtot|10 aufgefunden|10 gefunden
wtotaled|8 my car
wtotalled|8
wtotgeburt|10
wtouched|9 me
wtouching|0
wtough|8 day|2|4 time
wtoxic|4
wtracks|6 my|6 me
wtrafficked|9
wtraged*|7
wtragic*|7
wtrain|8 crash|0
wtraining|0|6 my replacement
wtramadol|6
wtransphob*|6
wtransplant|8 list
wtrapped|8 under
wtrash|0
wtrauer|6
wtrauere|6
wtrauerfeier|10
wtrauma*|8
wtraurig|6
wtravel*|-1
wtreatment|8 failed|8 isnt working
wtree|-1
wtrees|-1
wtrembl*|8
wtremor*|6
wtrennung|8
wtrick|0
wtried|0
wtrip|-1
wtripped|6 me
wtroll*|2
wtroops|2
wtrop|6 triste
wtrophy|0
wtrouble|2
wtruck|10 hit
wtry|0
wtrying|0 new
wtsunami|8
wtubes|2
wtumeur|8
wtumor*|8
wtumore|8
wtumour*|8
wtumours|8
wturned|8 me down|8 down by|-2 out|8 down again|2 off the|2 down|6 us down
wtuvimos|10 que sacrificar
wtv|0
wtwenty|6 years ago today
wtwo|6 places for dinner|6 years ago today|2 minutes earlier
wudar|8
wugh|4
wugly|8|4 cry
wuit|8 elkaar gegaan
wuitgezaaid|8
wuitvaart|10
wumarli|10
wumarł|10
wumarła|10
wumiera|10
wums|10 leben gekommen
wumřel|10
wumřela|10
wun|8 avc|8 tumore|8 ictus
wunable|4
wunattractive|8
wunbear*|8
wunbearable|8
wuncle|8 passed|6 used to
wuncomfortable|6
wunconscious|8
wunder|2 … feet of|9 300 calories|9 400 calories|9 500 calories|9 600 calories|9 700 calories|9 800 calories
wundertaker*|6
wundo|2
wuneasy|8
wunemploy*|8
wunfair|6
wunforgivable|8
wunforgiven|8
wunfortunat*|7
wunfriended|8
wung|8 thư
wunhapp*|8
wunheilbar|8
wuninsured|6
wuninvited|8|8 me
wuniversal|6 credit
wuniversity|0
wunlovable|8
wunloveable|6
wunloved|8
wunlucky|4
wunopened|6
wunrequited|8
wunresponsive|8
wunsafe|8
wunsay|6
wunser|10 kind verloren
wunsettling|6
wunsuccessful|6
wunwanted|8
wunwashed|2
wunwelcome|6
wunwell|5
wup|0 early|6 since 2|6 since 3|6 since 4|6 at 2 again|6 at 3 again|6 at 4 again
wupdate*|0
wupped|6 my dose|6 the dose|6 my meds
wupset|4
wupsetting|4
wupvote*|0
wurgent|6 referral
wurges|8
wurn|8
wused|9 me|8 again|6 last night
wuseles|8
wuseless|8
wusing|8 again
wuśpiliśmy|10
wuśpić|10 psa|10 kota
wv|8 nemocnici
wva|10 mourir
wvacation|-4
wvacuum*|0
wvandal*|8
wvefat|10 etti|10
wvefatı|10
wvegetable*|0
wvelorio|10
wvelório|10
wvenomous|6
wventilated|8
wventilator|8
wverbal|6 warning
wverdrietig|6
wvergewaltigt|8
wvermisse|8 dich so
wverstorben|10
wverunglückt|8
wvery|5 ill
wverzweifelt|6
wvet|6 couldnt|2 said
wvictim*|6
wvideo|0|0 game|2 of me
wvideos|0
wviews|0
wviolent|9
wviolently|9
wviolin|0
wvisa|8 was refused|0 approved|6 refused|6 denied
wvisit|0
wvisited|-1|8 the cemetery
wvisiting|0
wvisitor|0
wvisits|0
wvitamin*|0
wvodka|2
wvoice|6 i heard
wvoicemail|6 from him|6 from her
wvoid|8
wvolunteer*|0
wvomit*|5
ww|8 szpitalu
wwagged|0
wwagging|0
wwaiting|5 for the results|8 for the biopsy|8 for my results|2 list|6 outside my
wwaitlisted|8 again
wwake|10 for|8 was|0 up early
wwalk|-1
wwalked|9 out on|-1|8 out on us|6 out
wwalking|0
wwalks|0
wwalls|6 closing|6 coming|6 were
wwandered|6 off again
wwant|6 me back
wwanted|6 to sink
wwants|9 a divorce|6 me out|6 space
wwar|9|10 tot
wward|2 again
wwardrobe|6 is empty|6 is half|6 was empty|6 was half
wwarm|-1
wwas|10 hit by a car|10 dying|10 murdered|10 killed|10 dead|9 beaten|9 attacked|9 shot|9 dumped|9 furious|-5 able to|-5 still alive|-7 very happy|-7 so happy|-7 really happy|-7 relieved|-2 born|8 a shooting|8 forgotten|0 easy|6 my due date
wwashed|8 away
wwasnt|8 invited|8 a good|6 growing|6 there when he|6 there when she|6 there for|2 enough|6 renewed|6 good enough
wwaste|8 of
wwasted|8 my life|8 years|8 again|6 … years
wwatch|0
wwatched|-1
wwatching|0|2 the news
wwater|0|2 on the floor|2 came in
wway|8 too soon
wwe|8 dont speak|2 owe
wweak|4
wweapon*|4
wweary|4
wweather|-1
wwebsite|0
wwedding|-4|8 is off
wwedding*|0
wweekend|0|0 plans
wweeks|10 to live|6 without him|6 without her|6 without them|6 without you|6 without mum|6 without mom|6 without dad|6 without nan|6 since he|6 since she|6 not months
wweep*|8
wweggelaufen|8
wweigh|8 too much|0
wweighed|0
wweighs|6
wweight|6 on my chest
wweine|6
wweird|4
wwell|-4 again|-1
wwelled|2 up
wwelp|4
wwent|8 missing|-4 well|8 badly|8 wrong|8 terribly|8 horribly|8 under|8 with someone else|8 with another candidate|0 to|0 for|0 out|0 on|0 with|0 shopping|6 in her sleep|6 in his sleep|6 numb|6 no contact|6 hungry|6 quiet when i
wwept|8
wwere|10 killed|9 shot|-5 able to
wwerent|6 invited
wwet|6 myself
wwhat|8 s the point|8 did i do wrong|8 have i done|8 is wrong with me|8 s wrong with me|6 mood he|6 mood she|6 s coming for
wwheelchair|8 now|2
wwhere|6 she should hide|6 he should hide
wwhimper*|6
wwhipped|9 my son|9 my daughter|9 my child|9 my children|9 my kid|9 our son|9 our daughter|9 our child|9 our children|9 our kid|9 my kids|9 my baby|9 my boy|9 my girl|9 my toddler|9 my wife|9 our kids|9 our baby|9 our boy|9 our girl|9 our toddler|9 our wife|9 my husband|9 my partner|9 my girlfriend|9 our husband|9 our partner|9 our girlfriend|9 my boyfriend|9 my fiancé|9 my fiancée|9 our boyfriend|9 our fiancé|9 our fiancée|9 my mum|9 my mom|9 my mother|9 my mama|9 my dad|9 my father|9 our mum|9 our mom|9 our mother|9 our mama|9 our dad|9 our father|9 my papa|9 my brother|9 my sister|9 our papa|9 our brother|9 our sister|9 my grandma|9 my grandmother|9 my grandpa|9 our grandma|9 our grandmother|9 our grandpa|9 my grandfather|9 my stepson|9 my stepdaughter|9 our grandfather|9 our stepson|9 our stepdaughter|9 my stepmum|9 my stepdad|9 my niece|9 our stepmum|9 our stepdad|9 our niece|9 my nephew|9 my roommate|9 my flatmate|9 my dog|9 my dogs|9 my cat|9 our nephew|9 our roommate|9 our flatmate|9 our dog|9 our dogs|9 our cat|9 my cats|9 my puppy|9 my kitten|9 my pet|9 my pony|9 my horse|9 our cats|9 our puppy|9 our kitten|9 our pet|9 our pony|9 our horse|9 the kid|9 the kids|9 the child|9 the children|9 the baby|9 the boy|9 the girl|9 the boys|9 the girls|9 the toddler|9 the dog|9 the dogs|9 the cat|9 the cats|9 the puppy|9 the kitten|9 the horse|9 the pony
wwhisky|6 for breakfast
wwhisper*|2
wwho|8 i was
wwhole|8 world ended
wwhy|8 me|8 us|8 did this happen|8 does this|8 did he|8 did she|8 did god|8 wont|8 cant i|8 am i like this
wwide|2 awake
wwidow*|10
wwife|8 passed
wwildfire|8
wwill|10 not make it|8 die|8 ever be good|6 never forgive
wwin|-4
wwine|0|2 by|2 before
wwinning|-4
wwinter|0
wwires|2
wwish|4 i had|4 i hadnt|4 i could take|8 you were here|8 he was here|8 she was here|8 he were here|8 she were here|8 i could go back|8 i could undo|8 i could apologise|8 i could apologize|8 i could hug her|8 i could hug him|8 i could see him|8 i could see her|8 i could call|8 he was still|8 she was still|8 they were still|8 mum was|8 mom was|8 dad was|8 they never had me|6 he could see|6 she could see|6 they could see|6 you were here dad|6 you were here mum|6 you were here mom|6 i was never
wwished|6 … different
wwishes|8 i was never born
wwistful|6
wwith|8 someone else
wwithdrawal|8
wwithdrawal*|6
wwithout|6 him|6 her|6 you here|6 mum|6 mom|6 dad|8 hope|2|6 nan|6 nans|6 gran|6 grans|6 grandma|6 grandad|6 grandpa|6 dads|6 mums|6 moms|6 mum s s s s s|6 mum s s s gran s|6 mum s s nan s s|6 mum s s nan gran s|6 mum s dad s s s|6 mum s dad s gran s|6 mum s dad nan s s|6 mum s dad nan gran s|6 mum mom s s s s|6 mum mom s s gran s|6 mum mom s nan s s|6 mum mom s nan gran s|6 mum mom dad s s s|6 mum mom dad s gran s|6 mum mom dad nan s s|6 mum mom dad nan gran s|2 papers|6 inviting me|6 asking me
wwitness|2
wwits|8 end
wwoke|0 up early|0 up to|0 up with|0 up before|6 at 1|6 at 2|6 at 3|6 at 4|6 up not knowing
wwomen|8 s shelter
wwomens|6 shelter
wwon|-4
wwonderful|-4
wwont|10 make it|9 speak to me|9 talk to me|9 answer|8 come back|8 wake up|8 stop racing|8 stop bleeding|8 stop crying|8 stop shaking|8 stop hurting|8 stop|8 eat|8 sleep|8 talk|8 get better|8 let me|8 forgive me|6 be coming back|6 be coming home|6 come home|2 pick up|2 come|6 happen again
wwoohoo|-4
wwoot|-4
wwork|0 today|0 early|0 done|0 on|0 day
wworked|0 on|0 out
wworking|0 on|0 again
wworkout|-1
wworks|0
wworld|8 is falling|8 fell apart|8 collapsed|6 is ending
wworn|4 out
wworried|6|6 sick
wworries|6|4 me
wworrisome|8
wworry|6
wworrying|6
wworse|4
wworst|8 day|8 week|8 month|8 year|8 night|8 thing|4|8 of
wworthles|8
wworthless*|8
wwould|6 have been … today|6 have turned|6 be … today|8 have been our|8 have been his|8 have been her|8 have been their|6 have been his|6 have been her|6 have been their|6 have been our|6 have been … years old|6 have been … tomorrow|6 have loved to see|6 have been proud
wwouldnt|2 wake|2 stop
wwouldve|6 been
wwound|2 up
wwound*|5
wwounded|6
wwounds|8
wwreath|6
wwreck|8
wwrite|0
wwriting|0
wwritten|0|6 warning
wwrong|4|8 with me
wwrote|0|0 to|6 things about me
wwurde|8 gekündigt|8 entlassen
wxbox|0
wyard|0
wyay|-4
wyear|6 without him|6 without her|6 without them|6 without you|6 without mum|6 without mom|6 without dad|6 without nan|6 today since|6 since he lost|6 since she lost|6 since we lost
wyears|6 without him|6 without her|6 without them|6 without you|6 without mum|6 without mom|6 without dad|6 without nan|6 today since|6 since he lost|6 since she lost|6 since we lost|2 gone
wyelled|9 at|9|8 at my|6 at him|6 at her|6 at me|6 at them|6 at my|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wyelling|9 at|9 at my son|9 at my daughter|9 at my child|9 at my children|9 at my kid|9 at my kids|9 at my baby|9 at our son|9 at our daughter|9 at our child|9 at our children|9 at our kid|9 at our kids|9 at our baby|9 at the son|9 at the daughter|9 at the child|9 at the children|9 at the kid|9 at the kids|9 at the baby|9 at my boy|9 at my girl|9 at my boys|9 at my girls|9 at our boy|9 at our girl|9 at our boys|9 at our girls|9 at the boy|9 at the girl|9 at the boys|9 at the girls|9 at my toddler|9 at my wife|9 at my husband|9 at my partner|9 at our toddler|9 at our wife|9 at our husband|9 at our partner|9 at the toddler|9 at the wife|9 at the husband|9 at the partner|9 at my girlfriend|9 at my boyfriend|9 at my mum|9 at my mom|9 at my mother|9 at my dad|9 at my father|9 at our girlfriend|9 at our boyfriend|9 at our mum|9 at our mom|9 at our mother|9 at our dad|9 at our father|9 at the girlfriend|9 at the boyfriend|9 at the mum|9 at the mom|9 at the mother|9 at the dad|9 at the father|9 at my brother|9 at my sister|9 at my grandma|9 at my dog|9 at our brother|9 at our sister|9 at our grandma|9 at our dog|9 at the brother|9 at the sister|9 at the grandma|9 at the dog|9 at my cat|9 at my puppy|9 at my roommate|9 at my family|9 at our cat|9 at our puppy|9 at our roommate|9 at our family|9 at the cat|9 at the puppy|9 at the roommate|9 at the family
wyells|9 at
wyikes|8
wyoga|-1
wyom|-7 kippur
wyou|1
wyour|6 loss|1
wyoutube|0
wyummy|-4
wzawał|8
wzdradził|8 mnie
wzdradziła|8 mnie
wzemřel|10
wzemřela|10
wzero|6 hours
wzijn|10 dood
wzmarli|10
wzmarł|10
wzmarła|10
wzo|6 eenzaam
wzoo|-1
wzostawił|8 mnie
wzostawiła|8 mnie
wzwolnili|8 mnie
wzwolniono|8 mnie
wà|8 lhôpital
wär|10 död|6 ledsen
wè|10 morto|10 morta|10 mancato|10 mancata
wétait|10 mort*
wété|8 licencié*
wîn|8 spital
wînmormântare|10
wînmormântarea|10
wöldü|10
wöldüler|10
wölüyor|10
wđám|10 tang
wżałoba|8
wκαρκίνο|8
wκηδεία|10
wπέθανε|10
wστο|8 νοσοκομείο
wбольше|10 нет в живых
wбросил|8 меня
wбросила|8 меня
wв|8 больнице|8 больницу|8 реанимации|8 лікарні
wвикидень|10
wвмирає|10
wвыкидыш|10
wгоре|6
wгрустно|6
wдепрессия|8
wдиагноз|8 рак
wзагинув|10
wзагинула|10
wзагинули|10
wизменил|8 мне
wизменила|8 мне
wинсульт|8
wинфаркт|8
wкинув|8 мене
wкинула|8 мене
wмає|8 рак
wмене|8 звільнили
wменя|8 бросил|8 бросила|8 уволили
wнашли|8 рак
wобнаружили|8 рак
wодиноко|6
wонколог*|8
wопухоль|8
wплакав|6
wплакал|6
wплакала|6
wплачу|6
wпогиб|10
wпогибла|10
wпогибли|10
wпомер|10
wпомерла|10
wпомерли|10
wпомирає|10
wпотерял|8 работу
wпотеряла|10 ребенка|10 ребёнка|8 работу
wпотеряли|10 ребенка|10 ребёнка
wпохорон|10
wпохоронах|10
wпохоронили|10
wпохорону|10
wпохороны|10
wпри|10 смерти
wпришлось|10 усыпить
wпухлина|8
wразвод|8
wрак|8 груди
wраком|8
wскончалась|10
wскончался|10
wсумно|6
wтяжело|8 болен|8 больна
wу|8 мамы рак|8 папы рак|8 бабушки рак|8 дедушки рак|8 мами рак|8 тата рак|8 лікарні
wуволили|8
wумер|10
wумерла|10
wумерли|10
wумерло|10
wумирает|10
wусыпили|10 собаку|10 кошку|10 кота|10 пса
wушел|8 от меня
wушла|8 от меня
wушёл|8 от меня
wבבית|8 חולים
wהלוויה|10
wלוויה|10
wמתה|10
wנפטר|10
wנפטרה|10
wסרטן|8
wפוטרתי|8
wפיטרו|8 אותי
wإجهاض|10
wالجنازة|10
wالسرطان|8
wبالسرطان|8
wتوفى|10
wتوفي|10
wتوفيت|10
wجنازة|10
wسرطان|8
wفي|8 المستشفى
wمات|10
wماتت|10
wوفاة|10
wकैंसर|8
wदेहांत|10
wनिधन|10
wमर|10 गया|10 गई|10 गए
wง|8 า น ศ พ
wม|8 ะ เ ร็ ง
wเ|8 สี ย ชี วิ ต
w☹|7
w❤|-4
wお|10 通 夜
wが|8 ん と 診 断|8 ん に な っ た
wつ|6 ら い
wク|8 ビ に な っ た
w亡|10 く な
w伤|6 心
w住|8 院
w傷|6 心
w入|8 院
w分|8 手
w別|8 れ ま し た
w危|8 篤
w去|10 世
w哭|6 了
w失|8 业|8 業
w寂|6 し い
w息|10 を 引 き 取
w悲|6 し い
w振|8 ら れ た
w死|10 ん だ|10 ん で し ま っ た|10 に ま し た|10 産
w泣|6 い た|6 い て
w流|10 産|10 产|10 產
w狗|10 死 了
w猫|10 死 了
w病|10 逝
w癌|8
w白|8 血 病
w离|10 世|8 婚
w脳|8 梗 塞
w葬|10 式|10 儀|10 礼|10 禮
w被|8 裁|8 开 除|8 開 除|8 解 雇
w解|8 雇
w貓|10 死 了
w辛|6 い
w过|10 世
w過|10 世
w难|6 过
w離|10 世|8 婚
w難|6 過
w돌아가셨다|10
w돌아가셨어|10
w돌아가셨어요|10
w암|8 진단
w암에|8 걸렸다|8 걸렸어|8 걸렸어요|8 걸리셨다
w암이래|8
w유산했다|10
w유산했어|10
w이혼|8
w입원하셨다|8
w입원했다|8
w입원했어|8
w장례식|10
w죽었다|10
w죽었어|10
w죽었어요|10
w하늘나라로|10
w해고|8
w해고당했다|8
w헤어졌다|8
w헤어졌어|8
w🎉|-4
w💔|7
w😀|-4
w😂|-2
w😊|-4
w😍|-4
w😔|7
w😞|7
w😢|7
w😥|7
w😭|7
w😿|7
"""
}
