// swift-format-ignore-file
// Compiled from Resources/tact.txt by Tools/words/compile.py.

enum TactLiteral {
  static let lines: String = """
# What Tact goes by; Tools/words/README.md tells how it was chosen. A line is a weight, "danger",
# "shield", "doubt", "cheer" or "mild", and phrases of it. "*" ends a word that may go on, "…" is
# up to three words, "mum/mom" either. Above zero speaks for something heavy, below for a good
# moment. A shield is light, though it holds a heavy word, and takes its words from the rest. What
# is not heavy is cheered on signs of something good or done (cheer), or of an everyday moment
# (mild), that outweigh the doubts.

# Danger to oneself.
danger: want to die, want to be dead, wanting to die, wants me dead, wish i was dead
danger: wish i were dead, wish i had died, wish i would die, wish i could die, wish to die
danger: wish i had never been born, wish i was never born, wish i were never born
danger: wish id never been born, wish i didnt exist, wish i did not exist, wish i wasnt alive
danger: wish i wasnt here anymore
danger: wish i could sleep forever, wish … never wake up, hope i dont wake up
danger: hope i never wake up, hope i die, dont want to wake up, never want to wake up
danger: not wake up again, go to sleep and never wake, sleep and not wake up
danger: fall asleep and never wake
danger: kms, kill myself, killing myself, killed myself, offing myself, off myself, unalive
danger: unaliving, unalived myself, end myself, ending myself, hang myself, hanging myself
danger: hung myself, hanged myself, shoot myself, shooting myself, drown myself, drowning myself
danger: poison myself, stab myself, stabbing myself, strangle myself, suffocate myself
danger: starving myself, slitting my, cut my wrist*, cut my wrists, cutting my wrist*, cut my arm*
danger: cut my thigh*, cut my leg open, cutting my arm*, cutting my thigh*, knife to my
danger: blade to my, razor to my, gun to my head, gun in my mouth, rope around my neck
danger: pills in my hand
danger: suicidal, thinking about suicide, think about suicide, thoughts about suicide
danger: thought about suicide, dream about suicide, a suicide note, take an overdose
danger: taking an overdose, took an overdose, want to overdose, in front of a train
danger: in front of the train, in front of trains, in front of a car, in front of a bus
danger: in front of a truck, in front of a lorry, in front of traffic, front of a subway
danger: point in living anymore, whats the point of living, what is the point of living
danger: whats the point in living, is there any point in living, if i died nobody
danger: if i died no one, nobody would cry if i, slit my wrists, slit my throat
danger: starve myself to death, starve myself to punish, a noose, this is goodbye i
danger: feel like dying inside, wanted to disappear forever, want to disappear and never
danger: swallow all the, swallow all my, wished i was dead, wished i were dead, wished i had died
danger: wishing i was dead, suicide note, my suicide, commit suicide, committing suicide
danger: attempted suicide, attempt suicide, suicide attempt, of suicide, thoughts of suicide
danger: suicide again, suicide plan, suicide hotline, suicide seems, suicide sounds, suicide watch
danger: contemplat* suicide, consider* suicide, do suicide
danger: end my life, ending my life, ended my life, take my life, taking my life, take my own life
danger: taking my own life, took my own life, end it all, ending it all, it all to end
danger: it all to stop, all to be over, plan to end it, going to end it, want to end it
danger: ready to end it, end it tonight, end it today, end it tomorrow, end things for good
danger: want it to be over, want this to be over forever, end the pain for good
danger: cut myself, cutting myself, cuts myself, cutting again, started cutting, urge to cut
danger: urges to cut, want to cut again, hurt myself on purpose, hurting myself on purpose
danger: want to hurt myself, wanted to hurt myself, wanting to hurt myself, going to hurt myself
danger: hurt myself again, hurting myself, harm myself, harming myself, harmed myself, self harm*
danger: selfharm*, self injur*, sh again, burn myself, burning myself, burned myself on purpose
danger: burned myself … on purpose, burned myself again, burnt myself on purpose
danger: scratch myself until, scratched myself bloody, punch myself, hit myself in the
danger: hitting myself, beat myself bloody, bang my head against the wall, punish myself
danger: fresh cuts on my, scars on my arms are
danger: took all the pills, took all my pills, took all of my pills, took all the tablets
danger: take all the pills, take all my pills, taking all my pills, took too many pills
danger: took too many tablets, took too many sleeping, whole bottle of pills, bottle of pills
danger: bottle of sleeping pills, swallowed all, swallowed a bottle, swallowed the pills
danger: swallow the pills, saving up pills, saving up my pills, saving up my meds, saved up pills
danger: hoarding pills, stockpil* pills, i overdosed, overdosed last, overdosed again
danger: overdose again, overdose on purpose, of overdosing, about overdosing, drank bleach
danger: drink bleach
danger: jump off the bridge, jump off a bridge, jump off the roof, jump from the bridge
danger: jump from the roof, jump out of the window, jump out the window, jumping off a
danger: jumping off the bridge, jumping off the roof, bridge … jump, bridge and jump
danger: walk into traffic, walking into traffic, step into traffic, drive into a tree
danger: driving into a tree, drive into a wall, driving into a wall, crash my car on purpose
danger: swerv* into, drive off a cliff, drive off the bridge, lie down on the tracks
danger: standing on the ledge
danger: dont want to live, do not want to live, not want to live, no longer want to live
danger: never wanted to live, dont want to be alive, not want to be alive, dont want to exist
danger: do not want to exist, not want to exist, stop existing, cease to exist, want to not exist
danger: dont want to be here anymore, dont want to be here any more, not want to be here anymore
danger: dont want to be here, dont want to be on this, cant live anymore, cant live like this
danger: cant keep living, cant go on living, cannot go on, cant go on anymore
danger: cant go on like this, cant go on any longer, cant go on much longer, cant go on
danger: unable to go on, dont want to go on, dont know how to go on living
danger: cant keep going anymore, cant carry on anymore, cant carry on like this, tired of living
danger: sick of living, tired of life, done with life, done living, over living
danger: tired of being alive, sick of being alive, hate being alive, being alive hurts
danger: give up on life, giving up on life, given up on life, gave up on life, ready to go forever
danger: i want out of this life, i want out of life, my life is over, ready to die, rather be dead
danger: better off dead, id be better dead, want to disappear forever, want to vanish forever
danger: wish i could disappear, never existed, should just die, should be dead, should kill
danger: deserve to die, deserve to be dead, let me die, want someone to kill me, somebody kill me
danger: someone kill me, please kill me, planning my death, plan my death, my own death
danger: ways to die, how to die, painless way, no way out except, only way out is
danger: death is the only, death would be, dying would be, dream of dying, think about dying
danger: thinking about dying, thought about dying, thoughts of dying, thinking of dying
danger: wouldnt mind dying, wouldnt mind not waking, dont care if i die, dont care if i live
danger: dont care whether i live, if i die tonight, if i were dead, if i was dead, when im dead
danger: when i am dead, after i am gone, after im gone
danger: no point in living, no point living, no point in being alive, no point of living
danger: no point in going on, no point going on, point of going on, point of being alive
danger: point in being alive, whats the point of life, no reason to live, no reason to be alive
danger: no reason to stay alive, no reason to keep living, no reason to go on
danger: reason to stay alive, no will to live, lost the will to live, lost my will to live
danger: nothing to live for, nothing left to live for, nobody left to live for, not worth living
danger: isnt worth living, not worth living anymore, life is not worth, life isnt worth
danger: life isnt for me, why am i still alive, why am i alive, why am i even alive
danger: why am i still here
danger: better off without me, better without me, happier without me, easier without me
danger: fine without me here, better if i was gone, better if i were gone, better if i was dead
danger: better if i were dead, better if i wasnt here, better if i were not here
danger: better if i wasnt around, better if i didnt exist, better if i had never been
danger: off if i was gone, off if i were gone, off if i was dead, off if i were dead
danger: off if i wasnt, off if i didnt, off if i died, miss me if i was gone
danger: miss me if i were gone, notice if i was gone, notice if i were gone, notice if i died
danger: notice if i disappeared, care if i died, care if i die, care if i was dead
danger: care if i was gone, care if i disappeared, will miss me when im gone, waste of oxygen
danger: waste of space and, nobody would care if i, no one would care if i, world without me
danger: goodbye letter*, goodbye note*, my goodbyes, farewell letter*, last note to
danger: my last day alive, my last night alive, last day on earth, my last words
danger: wont be here tomorrow, wont be around tomorrow, wont be here much longer
danger: wont be around much longer, not be here tomorrow, will be gone by tomorrow
danger: wont make it through the night, wont make it through tonight, make it through the night
danger: get through the night, survive the night, survive tonight, dont feel safe with myself
danger: not safe with myself, not safe alone, dont trust myself tonight, dont trust myself alone
danger: danger to myself, afraid of what i might do, scared of what i might do
danger: afraid i will do something, scared i will do something, might do something to myself
danger: do something to myself, something stupid tonight, cant fight it anymore
danger: dont want to fight anymore, throw myself off, throw myself in front, thrown myself
danger: throwing myself, walk into the river
danger: overdosed, overdosed on my, overdosed on pills, overdosed on meds, overdosed on medication
danger: overdosed on paracetamol, overdosed on ibuprofen, overdosed on aspirin
danger: overdosed on tylenol, overdosed on insulin, overdosed on sleeping, overdosed on xanax
danger: feel like a burden, feel like i am a burden, felt like a burden, i am a burden
danger: i am just a burden, i am such a burden, nothing but a burden, a burden to everyone
danger: a burden on everyone, a burden to my family, a burden on my family, a burden to them all

# Danger to oneself, as German, French and Spanish say it.
danger: will sterben, will einfach sterben, will nur noch sterben, möchte sterben
danger: möchte einfach sterben, möchte nur noch sterben, moechte sterben, wollte sterben
danger: wollte nur noch sterben, sterben will, sterben möchte, will nicht mehr leben
danger: möchte nicht mehr leben, moechte nicht mehr leben
danger: mag nicht mehr leben, nicht mehr leben will, nicht mehr leben möchte
danger: kann nicht mehr leben, will nicht mehr da sein, möchte nicht mehr da sein
danger: will nicht mehr hier sein, möchte nicht mehr hier sein, nicht mehr aufwachen
danger: nie mehr aufwachen, nie wieder aufwachen, mich umbringen, mich umzubringen, bringe mich um
danger: bring mich um, mich töten, mich zu töten, mich toeten, mich erhängen, mir das leben nehmen
danger: mir das leben zu nehmen, nehme mir das leben, meinem leben ein ende, meinem leben … ende
danger: selbstmordgedanken, suizidgedanken, an selbstmord, an suizid, selbstmord begehen
danger: selbstmord zu begehen, suizid begehen, suizid zu begehen, suizidal*, lebensmüde
danger: will mich ritzen, ritze mich, mich geritzt, mich zu ritzen, mich selbst verletz*
danger: mich selbst zu verletzen, mir etwas antun, mir was antun, mir etwas anzutun
danger: mir die pulsadern, wünschte ich wäre tot, wäre am liebsten tot, wäre lieber tot
danger: besser wenn ich tot, ohne mich besser, besser ohne mich, keine lust mehr zu leben
danger: keinen grund mehr zu leben, keinen sinn mehr zu leben, lebenswillen verloren
danger: überdosis tabletten, alle tabletten genommen, alle tabletten geschluckt, veux mourir
danger: voudrais mourir, voulais mourir, envie de mourir, veux plus vivre, peux plus vivre
danger: plus envie de vivre, pas envie de vivre, plus la force de vivre, marre de vivre
danger: fatigué de vivre, fatiguée de vivre, me suicider, pensées suicidaires, idées suicidaires
danger: suicidaire*, penses au suicide, pense au suicide, pensé au suicide, penser au suicide
danger: veux me tuer, vais me tuer, voudrais me tuer, envie de me tuer, pense à me tuer
danger: me faire du mal, me scarifier, me scarifie, me suis scarifié*, me pendre
danger: me couper les veines, mouvrir les veines, me jeter sous, me jeter du pont
danger: en finir avec la vie, mettre fin à mes jours, mettre fin à ma vie, plus me réveiller
danger: ne jamais me réveiller, voudrais être mort*, aimerais être mort*, préférerais être mort*
danger: mieux sans moi, plus de raison de vivre, plus aucune raison de vivre
danger: aucune raison de vivre, avalé tous les, avalé toute la boîte, quiero morir, quiero morirme
danger: me quiero morir, quisiera morir, quisiera morirme, ganas de morir, ganas de morirme
danger: no quiero vivir, no quiero seguir viviendo, no quiero vivir más, no tengo ganas de vivir
danger: sin ganas de vivir, no puedo seguir viviendo, cansado de vivir, cansada de vivir
danger: suicidarme, me quiero suicidar, me voy a suicidar, pensando en el suicidio
danger: pienso en el suicidio, pensamientos suicidas, ideas suicidas, matarme, me quiero matar
danger: quitarme la vida, me quito la vida, acabar con mi vida, terminar con mi vida, hacerme daño
danger: me hago daño, cortarme las venas, me corté las venas, ahorcarme, quisiera estar muert*
danger: ojalá estuviera muert*, mejor sin mí, no despertar nunca, no despertar más
danger: ninguna razón para vivir, no hay razón para vivir, no tengo razones para vivir

# Danger that is none.
shield: overdosed on
shield: kill myself laughing, killed myself laughing, killing myself laughing
shield: want to die laughing, to die for, want to die my hair, die my hair, dye my hair
shield: suicide squad
shield: suicide prevention, suicide bunny, suicide awareness, cut myself a slice
shield: cut myself a piece, cut myself some slack, cutting myself some slack, suicide blonde
shield: suicides at practice, cant go on holiday, cant go on vacation, cant go on a
shield: cant go on the, cant go on my, cant go on to, cant go on without, gave my life to
shield: jump off the diving, jump off the high, jumping off the diving, jumping off the high
shield: bridge to jump, an overdose of cute, overdose of cuteness, overdose of chocolate
shield: to overdose on chocolate, my goodbyes to, hit myself in the mirror, swallowed all my pride
shield: punch myself in, notice if i cut, notice if i changed, want to disappear into a book
shield: of suicide prevention, on suicide prevention, about suicide prevention
shield: suicide watch party, burned myself out at, tired of life lessons

# What holds a heavy word and is light.
shield: died laughing, died of laughter, die laughing, dying laughing, dying of laughter
shield: dying with laughter, dead laughing, laughed to death, died from laughing, i am dead that
shield: i am dead lol, i am dead 😂, i am dead laughing, dying to, die hard, dead tired, dead easy
shield: dead simple, dead on, dead good, dead calm, dead heat, drop dead gorgeous, dead lift*
shield: deadlift*, deadline*, dead battery, dead batteries, dead plant*, dead leaves, dead wood
shield: dead end, dead sea, walking dead, dead pool, deadpool, dead poets, evil dead
shield: grateful dead, day of the dead, black death, death on the nile, death star, death metal
shield: death valley, death note, death stranding, death of a salesman, like the dead
shield: back from the dead, played dead, dead of night, to death with kindness, bored to death but
shield: loved to death, die cast, die cut, rolled a die, dye, almost died laughing
shield: nearly died laughing, so happy i could die, so happy i could cry, so funny i … died
shield: funny i almost died
shield: killed it, killing it, kill it, killed the game, killed the boss*, killed a boss
shield: killed the dragon, killed my opponent*, killed the zombie*, killed the process
shield: killed a bug, killed the bug, killed a process, killed the weeds, killed time
shield: killing time, kill time, killed an hour, kill for a, kill for some, killer workout
shield: killer view, killer deal, killer app, killer set, killer smile, killer show, killer party
shield: killer outfit, killer recipe, killer instinct, lady killer, painkiller worked
shield: my feet are killing me, feet are killing me, traffic is killing me, nearly killed me but
shield: killed my workout, killed the workout, killed that, killed my interview
shield: killed the interview, killed my presentation, killed the presentation, killed my exam
shield: killed the exam, killed leg day, dressed to kill, murder mystery, murder mysteries
shield: leg day was murder, was murder on my, attacked the dishes, attacked my
shield: attacked the laundry, attacked the mess, attacked the pile, attacked the weeds
shield: attacked the garden, attack the, attack on titan, heart attack burger, snack attack
shield: plan of attack
shield: lost … kg, lost … kilo*, lost … pound*, lost … lb*, lost … stone, lost some weight
shield: lost weight, lost … weight, lost a few, lost an inch, lost … inches, lost track of
shield: lost in a, lost in the music, lost in music, lost in thought, lost in my
shield: lost in conversation, lost in it, got lost in, lost and found, lost keys, lost phone
shield: lost wallet, lost ring, lost toy, lost sock*, lost … tooth, lost myself in, lost my fear
shield: lost the fear, lost but, lost the bet, lost count, no love lost, lost city, lost ark
shield: not lost, lost … but had fun, lost time made up, found my lost, found the lost
shield: found our lost, lost dog home, lost cat home, make up for lost
shield: sick beat*, sick trick, sick guitar, sick move*, sick view, sick show, sick party
shield: sick concert, party was sick, show was sick, beat was sick, that was sick, so sick dude
shield: homesick no more, not sick, never sick, without being sick, sick kid feels better
shield: sick of winning, sick day turned, crash course*, crash bug, crash test*
shield: crashed on the couch, crashed on the sofa, crashed the party, crashed into bed
shield: gate crashed, crash and burn chili, bath bomb*, photo bomb*, photobomb*, the bomb
shield: bombed down, cherry bomb, fire bomb cocktail, blew up balloons, blew up my phone
shield: blown up photo
shield: beat cancer, beats cancer, beating cancer, beat the cancer, beat breast cancer
shield: beat leukemia, beat his cancer, beat her cancer, beat my cancer, cancer free, cancerfree
shield: no cancer, not cancer, isnt cancer, no sign of cancer, no signs of cancer
shield: no trace of cancer, without cancer, survived cancer, cancer survivor*, cancer is gone
shield: cancer gone, cancer research, cancer charity, cancer ward as, race for cancer
shield: run for cancer, walk for cancer, raised … cancer, money for cancer, cancer zodiac
shield: tropic of cancer, in remission, into remission, tumor is gone, tumour is gone
shield: tumor is benign, tumour is benign, is benign, was benign, were benign, it was benign
shield: all clear, biopsy was negative, biopsy came back negative, biopsy came back clear
shield: biopsy came back clean, biopsy negative, results came back clear, results came back fine
shield: results came back negative, results came back good, results are fine, results are good
shield: results were good, results were fine, results were negative, nothing serious, nothing bad
shield: nothing wrong, not serious, tested negative for, test was negative for covid
shield: covid test was negative, covid test negative, lump is harmless, is harmless, was harmless
shield: tears of joy, tears of happiness, tears of laughter, tears of relief, tears of gratitude
shield: tears of pride, happy tears, cried happy, cried with laughter, cried with joy
shield: cried with happiness, cried from laughing, cried laughing, cried of joy, cried for joy
shield: cried with relief, crying laughing, crying with laughter, crying from laughing
shield: crying of joy, crying with joy, laughed so hard i cried, laughed until i cried
shield: laughed till i cried, laughed til i cried, laughed until it hurt, laughed until my
shield: laughed till it hurt, laughing so hard i cried, laughed myself to tears, laughed to tears
shield: moved to tears by, i cried it was so beautiful, so beautiful i cried, not a dry eye
shield: laugh until, laugh till, laughing till, laughing until, no tears, without tears
shield: no more tears, without crying, didnt cry, did not cry, stopped crying, didnt even cry
shield: war cry, battle cry, crybaby champion, onion* made me cry, far cry
shield: apologized and, i apologized to, he hugged me, she hugged me, mental health day
shield: didnt give up, did not give up, never gave up, not give up, not giving up
shield: refused to give up, never give up, dont give up, wont give up, even though i was shaking
shield: though i was shaking, though my hands were shaking, bombed around, after my injury
shield: after an injury, after the injury, after my illness, after being ill, after being sick
shield: after surgery, blood test came back normal, blood test, blood tests, blood pressure is
shield: blood sugar is, i was scared of the, was scared of the, passed out candy
shield: passed out flyers, passed out the, scan was fine, scan was good, clear scan, clean scan
shield: scan is clear, scanned, no blood, police academy, guitar lungs, burned down the hill
shield: at the front of, front line seat, at the front row, front row, in front of everyone and
shield: sentence by, wrote a sentence, a full sentence, first sentence, complete sentence
shield: sentences, smashed the record, smashed the test, smashed the exam, smashed the interview
shield: smashed the workout, smashed the piñata, scars of, left today for, left this morning for
shield: left yesterday for, he left me a, she left me a, he left for, she left for, left for
shield: high again on, locked in my, locked in a, locked in the, locked in and, wrote an exam
shield: and left early, and left happy, and left with a smile, let go of, let go and, chronicle*
shield: admitted to university, admitted to college, admitted to the, got admitted to
shield: was admitted to university, rushed to catch, snapped a, snapped some, snapped photos
shield: snapped the, gambled on a new, scan code, in pieces of, puzzle pieces
shield: to pieces by cuteness, love to pieces, police and robbers, policeman was kind
shield: cant stop thinking about how good, cant stop thinking about the kiss, hate to leave
shield: hate to admit, weight loss, nothing went wrong, without complications, without any
shield: with out any pain, killed a dragon, waves crash, waves crashing, goofed around
shield: died my hair, died her hair, died his hair, cheat day, cheat meal, heavy objects
shield: heavy lifting, quality time, left me cute, left me completely, civil war fort, war fort
shield: settlement, in court and won, won in court, winning a case, won the case
shield: without a scratch, good report, heavy metal, heavy rain stopped, infinity war
shield: civil war movie, fate of the furious, broken down and fixed, forget all my problems
shield: forget all my worries, forget my worries, forget my problems, without additional
shield: helped a lost, found a lost, a half court shot, half court, out on our first date
shield: was missing but, still alive, losing weight, losing … pounds, losing pounds
shield: losing the baby weight, dead grass, trouble in little china, beauty and the beast
shield: long lost, health scare, golf balls, didnt get in trouble, over his death scene
shield: passed away time, passed away the, shot hoops, shot some hoops, shot hoop*, shot great
shield: shot photos, shot a photo, shot some photos, shot a video, shot a short, shot a film
shield: shot a roll, shot an arrow, shot under par, shot a round, shot my best, photo shoot
shield: photoshoot, good shot, great shot, best shot, nice shot, long shot, flu shot, covid shot
shield: booster shot, shot of espresso, shot of tequila, shots of, hot shot, big shot
shield: gave it a shot, worth a shot, took a shot, three point shot, screen shot, head shot*
shield: hit the gym, hit send, hit inbox, hit a new, hit my, hit the mark, hit the jackpot
shield: hit the target, hit the beach, hit the trail, hit the road, hit the books, hit a home run
shield: hit a homer, hit it off, hit … steps, hit … goal, hit … target, hit the ball, hit publish
shield: hit submit, hit snooze, hit the pool, hit the shops, hit the sack, hit the hay
shield: hit the town, hit rock bottom and, punched in, punch line, fruit punch, kicked off
shield: kicked a bad, kicked a, kicked the, kicked my, kickstart*, kick back, free kick, beat my
shield: beat the, beat his, beat her high, beat our, beat all, beat everyone, beat a, beat traffic
shield: beat level, beat eggs, beat that, heart beat, drum beat, upbeat, beat boxing, beatbox*
shield: no beat
shield: broke my record, my record, personal record, world record, broke my pr, broke a record
shield: broke the record, broke my own, broke my personal, broke bread, broke the ice
shield: broke a sweat, broke ground, broke even, broke free, broke into laughter
shield: broke into a smile, broke into song, broke in my, broke out the, broke the habit
shield: broke my habit, broke a habit, broke the cycle, broke my fast, broke the fast
shield: broke the code, broke the silence with a, broke through, broke 100, broke par
shield: breaking bad, spring break, lunch break, coffee break, tea break, took a break, a break
shield: breakfast, breakthrough*, break dance, breakdance*, fixed … broken, fixed the broken
shield: fixed my broken, repaired … broken, mended … broken, no longer broken, not broken
shield: isnt broken
shield: cut my hair, cut his hair, cut her hair, cut their hair, hair cut, haircut*, cut down on
shield: cut back on, cut out, cut the, cut a, cut some, cut off my hair, cut grass, short cut
shield: shortcut, paper cut, cut my time, cut my own hair, cut my screen, cut my spending
shield: cut my sugar, cut my coffee, cut my bangs, cut my fringe, cut my nails, cut my steak
shield: cut sugar, cut carbs, clean cut, quit smoking, quit drinking, quit sugar, quit vaping
shield: quit alcohol, quit social, quit caffeine, quit weed, stopped smoking, stopped drinking
shield: stopped vaping, stopped biting, gave up smoking, gave up drinking, gave up sugar
shield: gave up alcohol, gave up coffee, days sober, weeks sober, months sober, month sober
shield: years sober, year sober, week sober, day sober, sober for, still sober, stayed sober
shield: staying sober, got sober, sober since, sober today, sober birthday, sobriety, sober again
shield: days clean, weeks clean, months clean, month clean, year clean, years clean, clean for
shield: clean and sober, didnt drink, did not drink, without drinking, without a drink, no alcohol
shield: alcohol free, instead of drinking, instead of wine, drank water, drank … water, drank tea
shield: drank coffee
shield: no longer afraid, no longer scared, no longer in pain, no longer sad, no longer anxious
shield: no longer depressed, no longer lonely, no longer alone, no longer sick, no longer worried
shield: not afraid, not scared, not sad, not anxious, not depressed, not lonely, not alone
shield: not nervous, not worried, not ashamed, not sorry, isnt afraid, wasnt afraid, wasnt scared
shield: wasnt nervous, wasnt sad, didnt feel alone, didnt feel lonely, didnt feel sad
shield: didnt feel anxious, dont feel sad, dont feel lonely, dont feel alone, dont feel anxious
shield: less afraid, less anxious, less scared, less sad, less lonely, less alone, less pain
shield: less depressed, less stressed, less nervous, less worried, no fear, without fear
shield: fearless*, overcame my, overcame a, overcame the, overcoming my, overcome my, conquered my
shield: faced my fear*, facing my fear*, faced my, fought my fear, fought through, fought and won
shield: fear of … gone, was afraid but, was scared but, was nervous but, was terrified but
shield: was anxious but, was worried but, so nervous but, was sad but, were scared but
shield: were nervous but, though i was scared, though i was terrified, though i was nervous
shield: though i was afraid, even though i am scared, even though i m scared
shield: even though i was scared, even though i was nervous, even though i was afraid
shield: thing i was scared of, things i was scared of, thing i was afraid of
shield: things i was afraid of, what i was afraid of, what i was scared of, i was dreading
shield: i had been dreading, i dreaded, i feared, scared me once, used to scare me
shield: used to be afraid, used to be scared, used to terrify, was scared of and did
shield: no panic, without a panic attack, without panic, without panicking, didnt panic
shield: did not panic, no panic attack*, first … without a panic, no anxiety, without anxiety
shield: anxiety is better, anxiety is much better, anxiety is gone, anxiety was low
shield: anxiety is low, anxiety down, anxiety is under control, anxiety got better
shield: anxiety went away, calmed my anxiety, managed my anxiety, handled my anxiety
shield: depression is lifting, depression is better, depression is gone, depression lifted
shield: depression got better, tropical depression, depressed the, great depression, no pain
shield: without pain, pain free, painfree, painless*, pain is gone, pain is better, pain gone
shield: pain went away, pain got better, pain is less, pain has eased, pain eased, pain was gone
shield: pain is finally gone, pain au chocolat, pain perdu, no more pain, headache is gone
shield: headache gone, headache went away, headache is finally gone, fever is gone, fever broke
shield: fever is down, fever went down, fever gone, cold is gone, cold is over, cough is gone
shield: flu is gone, migraine is gone, nausea is gone, infection is gone, symptoms are gone
shield: bruise is gone, swelling is gone, stress is gone, nothing hurts, doesnt hurt, didnt hurt
shield: does not hurt, did not hurt, no hurt, hurt in a good way, hurts so good, good pain
shield: growing pains, spare the pain
shield: surgery went well, surgery went fine, surgery was successful, surgery was a success
shield: successful surgery, operation went well, operation was successful, operation was a success
shield: surgery is over, through surgery fine, through the surgery, out of surgery
shield: out of hospital, out of the hospital, out of intensive care, out of icu, out of the icu
shield: out of the coma, home from hospital, home from the hospital, discharged from
shield: left the hospital, left hospital, back from the hospital, home after surgery, recovered
shield: recovering well, recovering nicely, on the mend, healthy again, well again, better again
shield: feels better, feeling better, feel better, felt better, is better, are better, got better
shield: getting better, doing better, much better, better now, better today, so much better
shield: better than yesterday, turned out fine, turned out ok, turned out okay, turned out well
shield: turned out great, everything is fine, everything is ok, everyone is safe, everyone is fine
shield: everyone is ok, she is fine, he is fine, nobody was hurt, no one was hurt, nobody got hurt
shield: no one got hurt, nobody hurt, no one hurt, nobody was injured, no injuries
shield: nobody can stop, nobody was late, no one was late, came home safe, home safe
shield: safe and sound, arrived safely, baby and mother, mother and baby, hospital bill*
shield: hospital as a, work at the hospital, works at the hospital, volunteer*, blood donation
shield: donated blood, gave blood, giving blood, donate blood, blood drive, blood orange*
shield: bloody good, bloody mary, bloody brilliant, bloody marvellous, hospice as a, charity*
shield: after our fight, after a fight, after our argument, made up with, made up after
shield: make up after, made peace, peace with, patched things up, patched up, we talked it out
shield: talked it out, talked it over, reconcil*, forgave, forgiven, forgiveness
shield: buried the hatchet, buried treasure, buried bulbs, bury the hatchet, won the fight
shield: won a fight, won the battle, won the argument, argued my case, no argument, no arguments
shield: without arguing, without fighting, without a fight, no fight, no fights, didnt fight
shield: didnt argue, food fight, pillow fight, snowball fight, water fight, water balloon fight
shield: fight club, fight night, fighting game, street fighter, fire fighter, firefighter*
shield: play fight*, won the war, star wars, war movie, war film, war museum, war and peace
shield: war of the worlds, tug of war, god of war, warcraft, world war, cold war
shield: civil war history, crime and punishment, grand theft auto, crime novel, crime show
shield: true crime, scary movie*, scary film*, horror movie*, horror film*, horror game*
shield: horror book*, horror novel*, scary story, scary stories, scary ride, scary roller
shield: roller coaster*, rollercoaster*, scary pumpkin, haunted house, ghost story, ghost stories
shield: ghost tour, ghosted some, zombie*, halloween, grim reaper, dracula, frankenstein, vampire*
shield: stephen king, costume*, poem about, book about, film about, movie about, documentary about
shield: song about, novel about, paper about, essay about, talk about depression went, lecture on
shield: talk on, class on, learned about, reading about, wrote about, podcast about, class about
shield: left me a, left me off, left me speechless, left me smiling, left me happy
shield: left me feeling happy, left me feeling good, missed the bus but, never missed, didnt miss
shield: havent missed, without missing, not missed, never miss, miss universe, miss america
shield: miss world, near miss, hit or miss, miss smith, cant miss, missing piece, missing puzzle
shield: missing link, missing dog came, missing cat came, not miss, wont miss, did not miss
shield: want* you to fail, did not fail, didnt fail, never fail*, without fail
shield: failed … then passed
shield: failed … but passed, failed … passed, failed twice, failed before, failed last time
shield: finally passed, failproof, fail safe, epic fail video, left on time, left work early
shield: left work on time, left the house before, left the house, left early, left on
shield: left me the last, left … note, left a note, left a review, left a comment, left a tip
shield: left a message, left overs, leftover*, left over, left hand, turned left, left lane
shield: left foot, work left, debt free, debtfree, paid off, paid … debt, paid the last
shield: out of debt, cleared my debt, no debt, no more debt, free at last, divorce is final
shield: divorce final and, feel free, free now, i feel free, hard work*, worked hard, working hard
shield: work hard, trained hard, studied hard, try hard, tried hard, trying hard, played hard
shield: hard workout, hard run, hard day but, hard but, hardest puzzle, hard puzzle, hard level
shield: hard mode, hard conversation, hard drive, hard earned, hard boiled, hard rock
shield: hard to believe, so hard we, so hard that, laughed so hard, laughed hard, laughing so hard
shield: hard part is over, hard part done, rough night but, rough day but, bad day but
shield: bad day got better, tough day but, long day but, tired but, exhausted but, sore but
shield: hurts but, scared but, nervous but, sad but happy, bittersweet, cold but, rain but
shield: wet but
shield: not bad, not a bad, not so bad, not too bad, wasnt bad, isnt bad, not half bad, no bad
shield: bad hair, bad ass, badass, bad boy, bad joke*, bad pun*, bad bunny, bad movie night
shield: too bad for them, insanely good, crazy good, terribly good, terribly nice, awfully nice
shield: awfully good, awfully sweet, wicked good, mad about, mad for, mad skills, mad hatter
shield: mad max, mad men, crazy about, drunk on sunshine, drunk with happiness, stole a kiss
shield: stole second, stole the show, stole my heart, stole base, stole bases, steal a kiss
shield: cookie jar, robbed the, arrested by the, arrested development, emergency ice
shield: emergency cake, emergency chocolate, emergency fund, shattered my old, shattered my record
shield: shattered my, burned … calories, burned calories, burned off, burned the toast but
shield: burnt the toast but, burned cd, burning fire, burning man, camp fire, campfire, fire pit
shield: bonfire, fired up, fired clay, fired pizza, fired the kiln, wood fired, on fire today
shield: fire place, fireplace, fireworks, hung out, hanging out, hang out, hung the, hang gliding
shield: hanging garden*, hung up, hanging up, jumped in the, jumped in a, jumped off the high
shield: jumped rope, jump rope, jump start, jumped into, jumped off, bungee, skydiv*, parachut*
shield: took my pills, took my meds, took my medication, took my medicine, took my vitamins
shield: took my antidepressant*, took all the kids, took all my, slept like, slept through
shield: slept well, slept great, slept good, slept eight, slept in, not cancelled, ended the day
shield: ended up, ended my subscription, ended early, week ended, end of the, the end of a good
shield: end game, weekend*, endless fun, happy ending, good ending, cant stop smiling
shield: cant stop laughing, cant stop dancing, cant stop eating, cant stop singing
shield: cant stop listening, cant stop playing, cant stop reading, cant stop watching, cant wait
shield: cant believe i, cant believe we, cant believe how good, cant complain, cant beat
shield: cant be happier, couldnt be happier, couldnt be better, couldnt be prouder
shield: couldnt have gone better, couldnt ask for, couldnt stop laughing, couldnt stop smiling
shield: couldnt resist, never better, never felt better, never been happier, never been better
shield: never been prouder, stroke of, breast stroke, breaststroke, backstroke, swimming strokes
shield: strokes, stroke of luck, brush stroke*, sad movie, sad film, sad song*, sad book
shield: survived monday, survived my first, survived the week, survived the exam, survived the day
shield: survived another, survived finals, survived, survive, survivor*, suffered through
shield: scavenger, treasure hunt, will finally, heaven, miserable weather, terrible weather but
shield: awful weather but, bad weather but, weather was awful but, terrible singing
shield: terrible dancing, terrible dancer, terrible joke*, terrible pun*, terrible puns
shield: rescue dog, rescue cat, rescued, animal shelter, adopted, memory leak, no bugs, bug fixed
shield: graveyard shift, graveyard keeper, cliff hanger, cliffhanger, drop in, drowned in gifts
shield: flooded with love, shock wave, culture shock, electric guitar, storm the, brainstorm*
shield: perfect storm, thunderstorm watching, shell shock, burst out laughing, burst into laughter
shield: exploded with laughter, split my sides, in stitches, rolling on the floor, peed laughing
shield: sore from, good sore, sore muscles, sore legs, shaking with laughter, trembling with joy
shield: speechless with joy, crush, crushed it, crushed my workout, crushed my goal*
shield: crushed my run, crushed my exam*, crushed my interview, crushed my presentation
shield: crushed my time, crushed my test*, crushed my old, crushed my first, crushed leg day
shield: crushed the, smashed it, smashed my, smashed the, destroyed them at, destroyed my
shield: annihilated, slaughtered them at, whipped cream, shake it, bitter chocolate, bitter lemon
shield: bitter sweet, blues band, blues concert, rhythm and blues, blue sky, feeling blue ribbon
shield: gray sky cleared, dark chocolate, dark souls, dark roast, dark mode, dark humor
shield: dark knight, dark beer, dark side of the moon, night owl, alone time, home alone
shield: left alone in peace, time alone, me time, solo trip, cut flowers, wild fire sunset

# Loss and death.
10: died, dies, dieing, passed away, pass away, passing away, passed on yesterday
10: passed this morning, passed last night, passed last week, passed last month, passed last year
10: passed in his sleep, passed in her sleep, passed peacefully, no longer with us
10: is with god now, in heaven now, has left us, left this world, left this earth, lost her battle
10: lost his battle, lost the battle, lost their battle, took his own life, took her own life
10: took their own life, taken his own life, taken her own life, killed himself, killed herself
10: killed themselves, killed themself, kill himself, kill herself, hanged himself, hanged herself
10: hung himself, hung herself, shot himself, shot herself, commit* suicide, suicide*, overdos*
10: drowned, funeral*, burial, buried, bury my, bury him, bury her, eulogy, obituary, cremat*
10: coffin, casket, hearse, grave, graveside, graveyard, cemetery, tombstone, headstone, ashes
10: mourn*, griev*, grief*, bereave*, widow*, orphan, orphaned, orphans, condolence*
10: memorial service, wake for, miscarr*, stillb*, still born, stillbirth, ectopic, lost the baby
10: lost our baby, lost my baby, lost a baby, lost the pregnancy, lost the twins, lost a pregnancy
10: no heartbeat, rest in peace, rest in power, rip, r i p, put … to sleep, put to sleep
10: put … down today, had to be put down, be put down, put him down, put her down
10: put our dog down, euthan*, rainbow bridge, crossed the rainbow, run over, got run over
10: was hit by a car, hit by a, hit by the, car hit, truck hit, bus hit, didnt make it
10: did not make it, wont make it, will not make it, may not make it, might not make it
10: isnt going to make it, not going to make it, weeks to live, months to live, days to live
10: has days, hours to live, not long to live, not have long, doesnt have long, deathbed
10: death bed, is dying, was dying, are dying, dying, terminally ill, terminal, hospice
10: palliative, life support, brain dead, end of life care, was murdered, murder*, was killed
10: were killed, got killed, been killed, killed in, stabbed, shooting at, school shooting
10: mass shooting, massacre*, bombing, genocide, dead this morning, found … dead, is dead
10: are dead, was dead, dead now, been dead, he dead, she dead
8: alone again, tired of everything, so tired of, im tired of, lost again, lost without, feel gone
8: really miss, do miss, miss those, missing you, gone too soon, way too soon, too young to die
8: taken too soon
6: dead, death*, die, killed, kill, killing, kills, lifeless, corpse, lost my mum, lost my mom
6: lost my dad, lost my father, lost my mother, lost my grand*, lost my brother, lost my sister
6: lost my son, lost my daughter, lost my wife, lost my husband, lost my partner, lost my friend
6: lost my best friend, lost my dog, lost my cat, lost my uncle, lost my aunt, lost my cousin
6: lost my girl*, lost my boy*, lost my child to, lost my pet, lost my soulmate, lost our
6: lost him, lost her, lost them, lost you, lost a friend, lost a loved, lost someone
6: lost … friend, lost … to cancer, loss of my, loss of a, sudden loss, our loss, my loss
6: his loss, her loss, your loss, their loss, for your loss, miss him, miss her, miss them
6: miss you, miss my, miss mum, miss mom, miss dad, missing my, missing him, missing her
6: missing them, missing mum, missing mom, missing dad, i miss, still miss, without him
6: without her, without you here, without mum, without mom, without dad, never see him again
6: never see her again, never see them again, never see you again, never hear his voice
6: never hear her voice, never got to say goodbye, never said goodbye, say goodbye, said goodbye
6: saying goodbye, said our goodbyes, last goodbye, goodbyes, goodbye forever, gone forever
6: hes gone, shes gone, he is gone, she is gone, theyre gone, they are gone, he s gone, she s gone
6: is gone, would have been … today, would have turned, would be … today, anniversary of … death
6: anniversary of his, anniversary of her passing, since he died, since she died, since he passed
6: since she passed, since he left, since she left, hole in my heart, hole in my life, empty chair
6: her empty, his empty
# Illness and pain.
8: diagnosed with, diagnosed, diagnosis, cancer*, tumor*, tumour*, malignan*, metasta*, leukemia
8: leukaemia, lymphoma, melanoma, sarcoma, chemo*, radiation therapy, biopsy, lump in, dementia
8: alzheimer*, parkinson*, als, multiple sclerosis, huntington*, hiv positive, has hiv, sepsis
8: pneumonia, aneurysm, heart attack, cardiac arrest, heart failure, kidney failure, liver failure
8: organ failure, dialysis, had a stroke, a stroke, mini stroke, strokes, coma, icu
8: intensive care, ventilator, seizure*, epilep*, incurable, inoperable, nothing more they can do
8: nothing they can do, nothing more to be done, relapse*, came back positive, is back and
8: cancer is back, has spread, surgery went badly, surgery went wrong, operation went wrong
8: complications, amputat*, paraly*, chronic pain, unbearable, agony, agoniz*, excruciat*
8: psych ward, psychiatric ward, mental hospital, institutionali*, sectioned, rehab, detox
8: anorex*, bulimi*, eating disorder, purged, purging, binged again, binge again
8: threw up after eating, made myself throw up, made myself sick, havent eaten in, not eaten in
8: cant eat, cant breathe, couldnt breathe, cant sleep, cant move, cant walk anymore, schizo*
8: psychosis, bipolar, ptsd, trauma*, flashback*
5: hospital, hospitalized, hospitalised, ambulance, emergency room, the er, in the er, surgery
5: operation tomorrow, infection, infected, illness*, ill, very ill, seriously ill, sick, sickness
5: unwell, disease*, injur*, wound*, bleeding, blood, fracture*, broke my arm, broke my leg
5: broke my ankle, broke my wrist, broke his, broke her, broken leg, broken arm, broken bone*
5: broken rib*, concussion, migraine*, pain, pains, in pain, hurts, hurting, hurt, aching, ache*
5: fever, covid, vomit*, threw up, throwing up, nausea*, throw up, disabled, disabil*, bedridden
5: infertil*, ivf failed, test was negative, cant have children, cant have kids
5: never have children, feeding tube, suffer*, symptoms, my health, bad news, bad results
5: test results, waiting for the results, mri, oncolog*
# Low mood.
8: depress*, hopeless*, worthless*, helpless*, despair*, desperat*, devastat*, heartbr*
8: heart is broken, heart broken, broken heart*, broke my heart, breaks my heart
8: breaking my heart, heart hurts, heart aches, heart breaks, heart is heavy, heavy heart
8: heart shattered, shattered, crushed, inconsolable, sobb*, cried, cry, crying, cryed, crys
8: weep*, wept, in tears, burst into tears, broke into tears, tears, tearful, breakdown
8: broke down, breaking down, break down, falling apart, fell apart, fall apart, falls apart
8: losing my mind, losing it, going crazy, rock bottom, feel empty, so empty, empty inside
8: feeling empty, numb, feel nothing, feel anything, felt nothing, dead inside, broken inside
8: im broken, i am broken, hollow, void, darkness, hate myself, hating myself, hated myself
8: hate my life, hate my body, hate who i am, hate being me, hate everything, hate living
8: disgust* myself, disgusted with myself, im disgusting, ugly, im a failure, i am a failure
8: such a failure, failure, am a loser, such a loser, im stupid, am so stupid, useless, pathetic
8: burden, not good enough, never good enough, never be good enough, unlovable, unloved, unwanted
8: nobody loves me, no one loves me, nobody cares, no one cares, nobody likes me, no one likes me
8: everyone hates me, everybody hates me, they all hate me, nobody understands, no one understands
8: nobody wants me, nobody to talk to, no one to talk to, nobody called, no one called
8: nobody came, no one came, no one showed up, nobody showed up, nobody noticed, no one noticed
8: nobody remembered, forgot my birthday, no friends, have no one, have nobody, no one left
8: nobody left, all alone, so alone, feel alone, felt alone, feeling alone, completely alone
8: am alone, lonel*, isolat*, abandon*, left out, excluded, unhapp*, misera*, sorrow*, sadd*
8: sadn*, sadly, saddest, melanchol*, gloom*, feeling down, feel down, felt down, feeling low
8: feel low, really low, so low, feeling blue, feel awful, feel terrible, feel horrible, feel sick
8: feel like crap, feel like shit, feel lost, felt awful, felt terrible, felt horrible
8: feeling awful, feeling terrible, feeling horrible, feeling bad, feeling lost, worst day
8: worst week, worst month, worst year, worst night, worst thing, terrible day, awful day
8: horrible day, bad day, rough day, tough day, hard day, terrible week, awful week, bad week
8: rough week, hard week, horrible week, terrible night, awful night, bad night, rough night
8: day from hell, hit me hard, hard to breathe, hard to get up, cant get up, cant get out of bed
8: couldnt get out of bed, stayed in bed all day, in bed all day, cant face, cant cope
8: couldnt cope, cant take it, cant take this, cant take any more, cant do this anymore
8: cant do it anymore, cant handle, cant deal, cant stop crying, couldnt stop crying
8: cant stop shaking, couldnt stop shaking, cant anymore, had enough of everything, given up
8: giving up, gave up, give up, no hope, lost hope, lost all hope, losing hope, without hope
8: no future, no way out, no point, no energy, nothing matters, nothing helps
8: nothing makes me happy, nothing feels, nothing brings me joy, dont care anymore
8: dont know what to do, dont know how to, dont know who i am, dont feel anything, not okay
8: not ok, not fine, not alright, not doing well, not doing good, not well, not happy, never happy
8: never be happy, not coping, isnt okay, not good, no good, barely holding, barely coping
8: barely hanging on, holding on by, hanging by a thread, overwhelm*, burned out, burnt out
8: burnout, at my limit, exhausted from crying, drowning, my life is a mess, life is a mess
8: life is falling, world is falling, world fell apart, world collapsed, whole world ended
8: miserably
10: sad, sorry, so sorry, guilty, guilt, regret, regrets, regretted, regretting, remorse*
10: kinda sad, saddens me
6: homesick, gag, gagging, uncomfortable, nauseous, poignant, appall*, immolat*, misery, miseries
6: intimidat*, oops, goofed, been a lie, break my heart, severe*, soul crushing, forced, sacrific*
6: damage*, disaster*, collapse*, crisis, victim*, refugee, poisonous, venomous, deadly, lethal
6: fatal*, savage, bleak, grim, cold sweat, goosebumps, chills, shiver*, unsettling, whimper*
6: sigh, sighs, sighed, groan, forlorn, wistful, loneliness, outcast, misfit, rejectee, loner
6: unloveable, unfair, injustice, insult*, offended
8: painful, left me, ditched, dissociat*, phobic, unattractive, misfortune*, teared up, tear up
8: tearing up, please no, spooky, recoil*, self harm, hard times, deprived, be left alone
8: no one wants, nobody wants, had to die, lost good, lost my kid, lost so many, lost many
8: lost people, last resort, else to go, moment of silence, harmed, felt for, feel for, feels bad
8: felt bad, feel a bit bad, feel so bad, felt so bad, bad for, cringed, dumbass
3: felt so, feel so, fuck, shit, crap, hell, burns, screams, bomb, beast, old days, remind* me of
3: blame, forget, diarrhea, balls, swear
7: sorrow, unfortunat*, apolog*, awful, horrib*, horrid, horrend*, dreadful, terrible, tragic*
7: traged*, heartbreak*, sucks, nooo, noo, 😭, 😢, 😞, 😔, ☹, 😥, 😿, 💔, :(, :'(, ):, ;(, =(
4: missing someone, burning up, anyone will miss
6: literally shaking, freaked, freaking out, made alone, pain at, ow my, cryin
3: hard, tired, anymore, any more, missing, lost, exhausted, fight*
2: no longer, nostalgi*, alone, broken, heavy, poor, tough, missed, gone, trouble, badly
4: cries, mess, offend*, scarring, scarred, shred*, monster*, creepy, hard time, tough time
4: rough time, harsh, harder, distress*, disturb*, shudder*, gross, poverty, famine, starving
4: malicious, concentration camp, extinct*, sucked, sick to, damn, fml, ugh, aw, alas, scar, scars
4: broke, cold war, weird, never again, shady, hate, hating, hated, fake, liar, cheat*, hurtful
4: confus*, confused, dont understand, curse*, cursed, toxic, edgy, dark, ugly cry, loser*
4: awkward, rough, weak, weary, worn out, unable, impossible, wrong, mistake*, risk*, poison*
4: drug*, enemy, enemies, weapon*, gun, guns, knife, terribly, unlucky, loses, losing, loss
4: losses, empty, upset, upsetting, bitter*, disappoint*, discourag*, dishearten*, demoral*
4: let down, drained, tired of, sick of, fed up, struggl*, suck*, worse, worst, bad, ashamed
4: shame*, shameful, embarrass*, humiliat*, forgive me, my fault, my bad, my mistake, all my fault
4: blame myself, should have been there, should have known, should never have, shouldnt have
4: wish i had, wish i hadnt, wish i could take, if only, hurt my, hurt her, hurt him, hurt their
4: feels for, poor someone, poor soul, poor souls, poor people, poor you, poor me, poor dog
4: poor cat, poor animal*, poor fellow, poor lad, poor boy, poor dude, poor kids, poor thing
4: poor guy, poor kid, poor girl, poor baby, poor man, poor woman, poor little, pity, pitiful
4: bless his, thoughts and prayers, prayers, praying for, pray for, oof, welp, bummer, bummed, meh
4: ruined, ruin, ruins, destroyed, haunt*, screwed, doomed, regrett*, :/
# Fear.
6: worry, worried, worries, worrying, scare, scared half, threatening, alarm
8: panic attack*, anxiety attack*, panic*, anxi*, terrify, terrifying, terrified, terrifies
8: terror, terrors, terrorist*, terrorism, terroris*, horrif*, petrified, paranoi*, phobia
8: nightmare*, night terrors, scared to death, scared for my, scared of him, afraid of him
8: afraid of her, afraid of my, fear for my, fear for his, fear for her, feared for, unsafe
8: not safe, dont feel safe, in danger, following me, followed me home, being followed, threat
8: threats, stalk*, shaking with fear, hands are shaking, hands were shaking, i was shaking
8: am shaking, still shaking, trembl*, hyperventilat*, frighten*, fright, heart is racing
8: heart racing, dread*, afraid, scared, scary, scares, scarier, scariest, fear, fears, fearful
8: feared, fearing, creeps, creeped, nervous*, spook*, eerie, sinister, ominous, danger, dangerous
8: dangerously, hazard, horror*, evil, disturbing, alarming, tense, uneasy, on edge, insecure
8: insecurit*, cringe*, yikes
# Conflict, violence, abuse.
9: hit me, hits me, hitting me, slapped me, slaps me, punched me, punches me, kicked me, beat me
9: beats me, beat me up, beaten up, got beaten, was beaten, beaten, choked me, choke*, strangled
9: pushed me down, shoved me, threw me, throws things, grabbed me, groped, touched me, forced me
9: raped, rape*, rapist, molest*, assault*, abus*, domestic violence, violent, violently, harass*
9: bully*, bullied, bullies, mugged, robbed, burgl*, broke into, broke in, stole my, stole from
9: stolen, steal from, attacked me, attacked him, attacked her, was attacked, got attacked
9: attack*, shot at, got shot, was shot, were shot, shot dead, kidnap*, trafficked, tortur*
9: brutal*, cruel*, screamed at, screams at, screaming at, yelled at, yells at, yelling at
9: shouted at, shouting at, laughed at me, laughing at me, laughed at us, made fun of, mocked
9: mocking, called me names, called me fat, called me ugly, called me stupid, called me a
9: insulted, humiliated, spit on me, spat on me, ganged up, threatened, betray*, cheated on
9: cheating on, cheated with, having an affair, an affair, lied to me, lies to me, lying to me
9: backstab*, ghosted me, ghosted by, used me, dumped me, dumped by, got dumped, was dumped
9: left me for, left me today, left me yesterday, left me alone, leaving me, left me after
9: walked out on, broke up with, broke up, break up, breakup, broken up, breaking up, broke it off
9: ended our relationship, ended the relationship, ended our marriage, called off the wedding
9: called off the engagement, wants a divorce, divorc*, separated, separation, separating, custody
9: took my kids away, took my child away, took my baby away, took my baby, took my children away
9: lost custody, taken away, took … away, kicked me out, kicked out, threw me out, disowned
9: cut me off, estranged, not speaking to me, not talking to me, wont speak to me, wont talk to me
9: wont answer, stopped talking to me, stopped speaking, doesnt talk to me, doesnt speak to me
9: doesnt love me, does not love me, dont love me, never loved me, fell out with, falling out
9: big fight, huge fight, bad fight, terrible fight, fight with, fights with, fought
9: fighting with, fighting again, argued, argument*, arguing, quarrel*, war, bombed, invaded
9: invasion, shelled, refugee*, hate him, hate her, hate them, i hate, hates me, hatred, rage
9: am furious, was furious, so furious, so angry, angry at, angry with, screaming, screamed
9: yelled, jail, prison, arrested, deport*, in custody, sentenced, police came, court case
9: court date
# Loss of work, home, hope.
8: fired, got fired, laid off, layoff*, lay off, sacked, made redundant, redundan*, lost my job
8: lost his job, lost her job, lost our home, lost the house, lost our house, lost everything
8: lost all, lost my home, lost my house, lost my savings, lost my money, unemploy*, jobless
8: evict*, homeless*, foreclos*, bankrupt*, cant pay, cant afford, couldnt pay, couldnt afford
8: overdue rent, in debt, debt, debts, flat broke, am broke, repossess*, taking our home
8: taking our house, burned down, burnt down, house fire, flooded, earthquake, hurricane, tornado
8: crash, crashed, car accident, accident, wreck, collision, went missing, is missing, are missing
8: still missing, ran away, run away, cant find him, cant find her, failed, fail, fails, failing
8: flunk*, reject*, rejected, turned me down, turned down by, didnt get the job
8: did not get the job, didnt get in, did not get in, denied, refused, cancelled on me
8: visa was refused, stood me up, drank again, drinking again, drank too much, drinking too much
8: using again, got drunk again, drunk again, relaps*, addict*, withdrawal, craving a drink
8: back on drugs, smoked again
# What speaks for a good moment.
1: you, your
2: never, nobody, nothing, down, without, lack, problem, problems, cant, couldnt
4: stress*
-5: was able to, were able to, am able to, managed to, finally able, got back together
-5: came back negative, is still alive, was still alive, still alive, cleared of, is fine
-5: are fine
-2: turned out, got back, came back, able to
-3: finally, helped me, found out that, relief, said yes
-7: i was happy, i am happy, i felt happy, made me happy, makes me happy, made me very happy
-7: made me so happy, made my day, was very happy, was so happy, was really happy, i was excited
-7: i was glad, i was thrilled, i was so excited, i was relieved, was relieved, i felt relieved
-7: feel relieved, relieved that, happy that, glad that, happy because, happy when, happy to
-7: happiest, survived
-4: thank you, said thank you, ready, rested, alive and well, feel alive, strong, stronger
-4: hopeful, energized, energised, refreshed, inspired, motivated, confident, brave, engaged to
-4: made peace with, fresh start, sleep well, at peace, happy, happier, happily, glad, delighted
-4: overjoyed, thrilled, ecstatic, elated, joy, joyful, joyous, excited, exciting, proud, grateful
-4: thankful, blessed, relieved, celebrat*, congratulat*, hooray, yay, woohoo, woot, recover*
-4: healed, cured, healthy, overcame, overcome, conquer*, succeed*, success*, achiev*, accomplish*
-4: passed my, passed the, passed all, i passed, passed it, aced, won, winning, win, graduat*
-4: promoted, promotion, reunited, rescued, improving, improved, well again, saved, went well
-4: made it, enjoy*, love it, loved it, fun, laughed, laugh, laughing, laughs, laughter, smile*
-4: smiling, hilarious, funny, awesome, amazing, wonderful, fantastic, great, excellent, beautiful
-4: lovely, delicious, tasty, yummy, adorable, cute, favorite, favourite, cheered, pleased
-4: satisf*, content, peaceful, calm, relax*, cozy, cosy, best day, good day, great day, good news
-4: great news, finally got, got the job, wedding, married, engaged, pregnant, new baby
-4: baby is born, vacation, holiday, gift, present, surprise, reward*, bonus, raise, discount
-4: finished, completed, solved, fixed, thank, thanks, safe, safely, better, felt good, feel good
-4: feels good, feeling good, hugged, kissed, 😀, 😊, 😍, 🎉, ❤
-2: lol, lmao, haha, hahaha, 😂
-2: birthday, surprised, was born
-1: snow, snowed, snowing, rained, raining, sky, sun, river, lake, sea, forest, tree, trees, bird
-1: birds, flower, flowers, bike, tea, soup, bread, cookies, yoga, book, picnic, breakfast in bed
-1: barbecue, grill, festival, show, museum, zoo, market, warm, cool, cooler, rain, weather
-1: encourag*, money, nice, good, well, pretty, new, friend, friends, family, kids, son, daughter
-1: dinner, lunch, breakfast, cake, pizza, coffee, ice cream, beach, park, game, music, movie
-1: song, concert, trip, travel*, walk, walked, hike, hiked, gym, workout, ran, swim, swam, played
-1: play, playing, cooked, baked, bought, received, got my, got a, got to, found, met, visited
-1: learned, learnt, read, watched, danced, sang, made, helped, cleaned, paid, sold, earned, sunny
-1: sunset, sunrise, garden, puppy, kitten, free, sleep, slept, nap
# More of each.
danger: want to sleep forever, sleep forever, kill me now, just kill me, want to vanish
danger: wish i could vanish, wish i could just vanish, wish i could just disappear
danger: thinking of jumping, think about jumping, thinking about jumping, thought about jumping
danger: want to jump off, wanted to jump off, going to jump off, bought a rope, have a rope
danger: tied a rope, slash my wrist*, slashed my wrist*, slashed my arm*, carved into my
danger: carve into my, carving into my, razor blade again, with a razor, to hurt myself
danger: to harm myself, to cut myself, to hang myself, stopped eating on purpose
danger: thinking of ending things, want to end things, end everything tonight, ending everything
danger: do it tonight and nobody, by the time you read this, goodbye everyone, goodbye world
danger: give up on living, given up living, lost the will to go on, will to go on
danger: no will to go on, nobody needs me alive, nobody needs me here
danger: everyone is better without me, would be happier if i, better world without me
danger: cant do life anymore, cant do life, done with everything and everyone, want my life to end
danger: wants my life to end, want my life to be over, want to stop living, stop living
danger: stop being alive, not be alive, not to be alive, not being alive, dont deserve to live
danger: dont deserve to be alive, not deserve to live, dont want to be in this world
danger: dont belong in this world, dont belong on this earth, leave this world, leave this earth
danger: leaving this world, leave this life, my funeral, my own funeral, at my funeral
danger: my will is written and the pills, bullet in my head, bullet through my head
danger: pull the trigger, jump from a, jumping from a, jump off a building, jump off the building
danger: jump off the balcony, jump off my balcony, jump off a cliff, jump off this
danger: jumping in front, dark thoughts about ending, thoughts of ending, thoughts of killing
danger: thoughts of cutting, thoughts of jumping, thoughts of hanging, thoughts about killing
danger: thoughts about ending, hearing voices telling me to, voices tell me to, suicidle
danger: suicidal again, sucidal, suicde, sucide, sui thoughts, si again, self destruct
danger: want to be gone, wish i was gone, wish i were gone, wish i wasnt born
danger: never should have been born, shouldnt have been born, should never have been born
danger: shouldnt be alive, should not be alive, shouldnt exist, should not exist
danger: shouldnt be here anymore, life has no meaning anymore, cant stay alive, stay alive for
danger: keep myself alive, try to stay alive, not going to be here, not gonna be here
danger: end of me tonight, no more life, tired of existing, sick of existing, tired of being here
danger: hate existing, existing hurts, id rather die, rather die, rather not be here
danger: rather not wake up, rather not exist, way out except dying, way out but dying
danger: way out but death, way out is death, way out is to die, done with this life
danger: finished with life, had enough of life, enough of living, enough of this life
shield: jump off the diving board, jump off the boat, jump off the dock, jump off the pier
shield: jump off the swing, jumped off the dock, jumped off the boat, jumped off the pier
shield: jump off the high dive, jump off the cliff into the, jump from a plane
shield: jumping from a plane, jump from a diving, sleep forever in this, goodbye world tour
shield: kill me now this is funny, rather die laughing, pull the trigger on the
shield: pull the trigger on a, pull the trigger and buy, pull the trigger and bought
shield: bought a rope swing, bought a rope for, bad day of work was over, separate jobs
shield: get over my fear*, got over my fear*, over my fear, fear of heights, no cavities
shield: tests came back fine, tests came back clear, tests came back normal
shield: test came back negative, test came back normal, came back clean, came back clear
shield: came back normal, scan was clear, scan was clean, scan came back clear, nothing was broken
shield: nothing broken, no longer ill, gone into remission, went into remission
shield: fight off the cold, fought off, beat depression, beat anxiety, beat addiction
shield: beat my addiction, one year without, a year without, a month without, weeks without
shield: days without, first day without, no nightmares, no nightmare, slept without
shield: without nightmares, first night without, stopped hurting, hurts less, hurt less, cured of
shield: killed zombies, killed some zombies, killed all the, killed a spider, killed the spider
shield: killed a mosquito, killed the mosquito, killed a level, kill the boss, kill the dragon
shield: murder ballad, murder party, murder she wrote, escape room, dungeon*, crime scene game
shield: detective story, ghost pepper, hell yeah, hell yes, heck yeah, fuck yeah, fuck yes
shield: holy shit yes, shit yeah, the shit, hot as hell, damn good, damn fine, damn proud
shield: damn that was good, hell of a good, one hell of a, hella, scream it from
shield: screamed with joy, screamed with delight, screaming with joy, screaming with laughter
shield: screamed of joy, screaming for joy, shouted with joy, scared myself silly, scared silly
shield: fun scary, war game*, board game, poker game, poker face, lost at chess, lost at monopoly
shield: lost at cards, lost the game but, lost the match but, lost my voice singing
shield: lost my voice cheering, lost baggage came, crying baby fell asleep, baby stopped crying
8: neglect*, torment*, anguish*, heartache*, freaked out, hallucinat*, mortified, repent*, slapped
8: gory, holocaust, nothingness, tore me, tears me apart, torn apart, did not go well
8: didnt go well, went badly, went wrong, went terribly, went horribly, gone wrong, never be able
8: no justice, heart drop*, heart sank, scaredy, scarry, creepily, mental health, my mental
8: psychiatrist, suicid*, loneliest, i apologize, apologize, apologise, apologies, apologized
8: my apologies, im so broke, so broke, misunderst*, my misunderstanding, worrisome
8: no one can help, nobody can help, cant even, cant go back, walked out on us, left us for
8: left our family, left the family, my partner left, my boyfriend left, my girlfriend left
8: my husband left, my wife left, my dad left us, my mum left us, my mom left us, he left us
8: she left us, drinking himself, expelled, suspended from, kicked out of, went under, cant feed
8: food bank, no food, nothing to eat, hungry and, evacuat*, bombs, missile*, air raid, soldiers
8: going blind, losing my sight, lost my sight, lost my hearing, lost my leg, lost my arm
8: lost my voice and, scan showed, found something on, waiting for the biopsy
8: waiting for my results, spread to, stage 4, stage four, stage 3, stage three, metastat*
8: not responding to treatment, treatment failed, treatment isnt working, no cure, going to die
8: gonna die, might die, could die, may die, will die, about to die, close to death, near death
8: death of, died of, lost him to, lost her to, lost them to, lost you to, lost his life
8: lost her life, lost their lives, still grieving, never came home, never come home
8: never come back, never coming back, not coming back, isnt coming back, wont come back
8: no more hugs, last photo of, cleared out his room, cleared out her room, empty house
8: house is so quiet, house feels empty, bed feels empty, visited the cemetery, laid to rest
8: lay him to rest, lay her to rest, urn, wake was, sitting shiva, death certificate, autopsy
8: coroner, morgue, next of kin, foster care, social services took, restraining order, domestic
8: women's shelter, shelter with the kids, black eye, bruises, bruised, broke my nose
8: broke my jaw, pinned me, held me down, drugged, spiked my drink, catcalled, racist, racism
8: slur, discriminat*, harassment, bullying, cyberbull*, revenge porn, blackmail*, scammed, scam
8: swindled, defraud*, fraud, pickpocket*, vandal*, smashed my window, slashed my tires, arson
8: hate crime, held at gunpoint, gunpoint, knifepoint, at knife point, hostage, explosion
8: was a shooting, the shooting, shooter, gunshots, wildfire, flood, tsunami, landslide, drought
8: plane crash, car crash, train crash, bike crash, totaled my car, totalled, ran over, hit a deer
8: hit and run, lost control of the car, stillness, dissociated, depersonal*, intrusive thoughts
8: compuls*, ocd is, spiral*, spiralling, relapsing, urges, meltdown, mental breakdown, shut down
8: shutting down, cut off from, nobody visits, no one visits, no visitors, eat alone, ate alone
8: alone on my birthday, alone for christmas, alone on christmas, spent christmas alone
8: feel forgotten, felt forgotten, was forgotten, forgotten again, ignored, invisible, left behind
8: not invited, wasnt invited, uninvited, friendless, outsider, miss home, miss my home, misses
8: wish you were here, wish he was here, wish she was here, wish he were here, wish she were here
8: too much for me, too much to bear, cant bear, couldnt bear, unbear*, at the end of my rope
8: end of my rope, wits end, end of my tether, breaking point, snapped at, lost it with
8: lost my temper, hit my, shouted at my, yelled at my, screamed at my, i hurt someone, i hurt him
8: i hurt her, blame me, hate me, they hate, ashamed of, disgrace*, let everyone down
8: let them down, let him down, let her down, disappointed in, disappointed everyone
8: a disappointment, wasted my life, waste of, wasted years, ruined my, ruined our, ruined his
8: ruined her, lost a, nothing left, no one to, nobody to, worst of
8: hopless, lonley, depresed, depressd, deppressed, anxeity, anixety, anxious, panicing, panicked
8: funreal, funerel, greif, greiving, canser, cancr, heartbrocken, heart brocken, dieed, diead
8: dyed in his sleep, passd away, pased away, past away, passd, devestated, devasted, miscarrage
8: misscarriage, divorse, divorsed, diagnosd, hosptial, hopsital, sucks so bad, cryng, criyng
8: sobing, scard, scarred of, terified, terrifed, worthles, useles
4: lost my, misunderstand*, smh, ditch, single again, ache, aches, worries me, bothers me, damn it
# Danger, as it may be put together.
danger: want to … die, want to … be dead, wish i … die, wish i … dead, wish to … die, hope i … die
danger: hope i … dead, wish … not exist, wish i … never existed, wish … vanish
danger: want … never wake up, want to … not wake up, wish i would not wake, wish i wouldnt wake
danger: hope … never wake up, hoping i dont wake, hope not to wake up, dont want to … wake up
danger: feel like dying, feel like ending it, feel like ending things, feel like ending it all
danger: feel like killing myself, feel like jumping, feel like cutting, feel like hurting myself
danger: felt like dying, felt like ending it, felt like killing myself, felt like jumping
danger: like ending it, of ending it, about ending it, considering ending, consider ending
danger: planning to end, plan to end, gonna end it, will end it, end it soon, end it now
danger: end it here, end this life, end my existence, ending my existence, end my suffering
danger: end my misery, end the suffering, end the pain, end this pain, make the pain stop
danger: make it all stop, make it stop, want it to stop, want it all to stop
danger: want everything to stop, want everything to end, want this to end, want it to end
danger: need it to stop, need it to end, stop forever, think about death every
danger: thinking about death, think of dying, thinks about dying, fantasize about dying
danger: fantasise about dying, fantasizing about dying, daydream about dying, imagine my death
danger: imagine my funeral, picture my death, dreamed of dying, die in my sleep, die tonight
danger: die soon, die already, die today, dying soon by, how i would do it, how i will do it
danger: how i want to die, how id do it, how to do it painlessly, looked up how to die
danger: looked up ways, google* how to die, googling how to, research* methods, methods of suicide
danger: have a plan, chosen a date, picked a date to die, set a date to die
danger: pills ready, pills in front of me, pills next to me, counted my pills, counting my pills
danger: counted the pills, counting out pills, stash of pills, the knife ready
danger: knife in my hand and, gun is loaded, loaded the gun, gun in my hand, gun to my, tied the
danger: made a noose, swallowed bleach, drank antifreeze, drank poison, swallowed poison
danger: take poison, drink poison, stop my heart, stopped my insulin, stop taking my insulin
danger: skip my insulin
danger: cut deeper, cuts are deep, cut too deep, the cuts, my cuts, new cuts, cuts on my
danger: fresh scars, new scars, hide my scars, hiding my scars, hide the cuts, hide my arms
danger: blade again, the blade, my blades, razor blade, razor blades, razors again, cut my skin
danger: cutting my skin, cutting helps, cutting tonight, cutting is the only, relapsed on cutting
danger: relapsed and cut, relapsed with cutting, relapse cutting, self harmed, sh relapse
danger: burned my arm, burned my arms, burned my skin, burned my leg, burned my thigh
danger: burnt my arm, burning my arm, burning my skin, cigarette on my arm, lighter on my skin
danger: bang my head, banging my head, banged my head against, hit my head against
danger: hitting my head against, smash my head, until it bleeds, until i bleed, till i bleed
danger: till it bleeds, made myself bleed, make myself bleed, making myself bleed, to bleed out
danger: bleed out, scratch my arms until, scratched my arms, scratching my arms
danger: scratch my skin, clawed my, bite myself, biting myself, bit myself, pulled out my hair
danger: choke myself, choked myself, choking myself, strangled myself, starved myself
danger: stopped eating to disappear, punched the wall until my, did it again the cuts
danger: off without me, without me in it, without me around, without me here, without me alive
danger: better with me gone, better when im gone, better once i am gone, better once im gone
danger: happier if i was gone, happier if i were gone, happier if i was dead, happier if i died
danger: easier if i was gone, easier if i were gone, easier if i died, easier if i was dead
danger: easier to be dead, be easier to die, be better to die, better to be dead, better if i died
danger: better if i just, no one would notice, nobody would notice, no one would care
danger: nobody would care, no one would miss, nobody would miss, nobody will miss
danger: no one will miss, anyone will miss me, anyone would miss me, anyone miss me
danger: anyone notice if i, anyone care if i, if i disappeared, if i vanished, if i wasnt here
danger: if i werent here, if i were no longer, if i was no longer, if i didnt exist
danger: if i never existed, if i died tomorrow, if i died tonight, if i died today, if i just died
danger: if i dropped dead, if i killed, if i ended, waste of life, waste of a life
danger: supposed to be dead, supposed to die, i should be dead, not meant to live
danger: not meant to be here, not meant to be alive, dont deserve life
danger: no place for me in this world, no place in this world, dont belong here anymore
danger: dont belong in this life, too broken to live, too tired to live, too tired to go on
danger: dont have the strength to go on, dont have the strength to live, no strength to live
danger: no strength left to live, no strength to go on, nothing to live, nothing worth living
danger: nothing keeps me here, nothing keeping me here, nothing keeping me alive
danger: only thing keeping me alive, only reason i am alive, only reason im alive
danger: only reason i am still, no reason to keep going, no reason to keep, no reason to continue
danger: no reason to wake up, no reason to be here, no reason to stay, no reason for me to
danger: reason to keep living, reason to live, reason to keep going, see a reason to
danger: see any reason to, no point in me, no point anymore, no point to life, no point in life
danger: point in going on, point in carrying on, point of carrying on, point to my life
danger: life has no point, life is pointless, life is meaningless, my life is meaningless
danger: life has no meaning, life isnt worth it, life is not worth it, life not worth
danger: life worth living anymore, not worth it anymore, is life even worth, is it worth living
danger: worth being alive, is living worth, sick of life, sick of this life, tired of this life
danger: hate life, hate being here, hate that i am alive, hate that im alive, hate waking up
danger: wish id died, wish id been, regret being born, cursed with life, done with living
danger: done with being alive, dont want this life, dont want to do life
danger: dont want to do this life, dont want to continue, dont want to carry on
danger: dont want to keep going, dont want to keep living, dont want to be anymore
danger: dont want to be around anymore, dont want to see tomorrow, dont want tomorrow
danger: dont want a tomorrow, dont want another day, wont be here, wont be around
danger: not be here next, not be around much longer, not be around for, last day here, my last day
danger: my last night, my last week, last birthday i will, last christmas i will
danger: last goodbye to everyone, goodbye to everyone, goodbyes to everyone
danger: said my goodbyes, saying my goodbyes, written my goodbyes, wrote my goodbyes
danger: wrote goodbye letters, goodbye letters, written letters to everyone
danger: wrote letters to everyone, letters to my family, giving away my things
danger: giving my things away, gave away my things, gave my pets away because
danger: wrote my will because, who will take care of my cat when i am gone, when i am gone
danger: when im gone, after im dead, after i die, before i die tonight
danger: death is my only, death sounds, death seems, death would, dying sounds, dying seems
danger: dying would, dying is easier, dying feels, embrace death, welcome death, crave death
danger: craving death, long for death, longing for death, waiting to die, waiting for death
danger: wait to die, ready for death, death wish, wanting death, only death, way out is
danger: only way out, no other way out, no way out of this, no escape but, no escape except
danger: only escape, permanent solution, the final solution for me, ctb, catch the bus, sewerslide
danger: su1cide, toaster bath, rope time, roping, neck myself, necking myself, game end myself
danger: final exit, exit bag, join her in heaven, join him in heaven, be with her in heaven
danger: be with him again in heaven, join my mother in death, join my dad in heaven
danger: be with mum again and
danger: edge of the roof, edge of a roof, edge of the bridge, edge of a bridge
danger: edge of the platform, edge of the cliff and thought, edge of a building
danger: edge of the building, edge of the balcony, on the railing, over the railing
danger: climbed over the railing, on the ledge, looked down from the bridge
danger: looking down from the bridge, almost jumped, nearly jumped, wanted to jump, want to jump
danger: about to jump, going to jump, urge to jump, thought of jumping, jump in front
danger: jumped in front, jump onto the tracks, jump on the tracks, on the train tracks
danger: step off the platform, step off the curb, walk into the ocean, walk into the lake
danger: walk into the road, walked into traffic, run into traffic, drive off the road
danger: drive off a bridge, drive into oncoming, drive my car into, drove my car into
danger: driving my car into, crash my car, crashing my car, crashing the car on purpose
danger: swerve into, swerving into, steer into, turn the wheel into, hit by a car on purpose
danger: wish a car would hit me, wish a truck would hit me, wish a bus would hit me
danger: hope a car hits me, hope a truck hits me, wish i had cancer, wish i would get hit
danger: wish someone would kill me, wish someone would shoot me, hope someone kills me
danger: cant do this anymore, cant do it anymore, cant take it anymore, cant take this anymore
danger: cant take any more of this life, cant keep doing this, cant keep going, cant keep fighting
danger: cant fight anymore, cant live with myself, cant live without, cant live with this
danger: cant survive this, cant survive another, cant face another day, cant face tomorrow
danger: cant stand being alive, cant stand living, cant stand life, cant bear to live
danger: cant bear living, cant bear life, cant handle life, cant handle living, cant see a future
danger: dont see a future, see no future, no future for me, cant see a way out, see no way out
danger: dont see a way out, dont trust myself, not safe from myself, scared of myself
danger: afraid of myself, scared of hurting myself, afraid of hurting myself, might hurt myself
danger: might kill myself, will hurt myself, will kill myself, tempted to, voices say i should
danger: voices want me to, demons want me to
shield: tempted to buy, tempted to eat, tempted to skip, tempted to snooze, tempted to quit but
shield: tempted to, my last day at, my last day of, my last day as, my last night in
shield: my last night at, my last week at, my last week of, on my last day, last message from
shield: tied the knot, tied the game, tied the score, tied the record, tied the laces
shield: tied the bow, tied the ribbon, the blades, blade runner, roller blade*, have a plan for
shield: have a plan to save, have a plan to pay, have a plan to get, finally have a plan
shield: have a plan now, reason to stay in bed late, no reason to worry, no reason to stay home
shield: cant live without coffee, cant live without chocolate, cant live without my
shield: cant live without music, cant live without him, cant keep going on about
shield: wanted to jump for joy, want to jump for joy, nearly jumped for joy, almost jumped for joy
shield: jump in front of everyone, wont be here long queue, only way out is through
shield: fight or flight class, cant fight the urge to dance, dying sounds in, death wish coffee
shield: catch the bus on time, catch the bus, jump onto the trampoline, on the railing and watched
shield: the cuts of meat, colour cuts, price cuts, tax cuts, clean cuts, wont be around the house
shield: life is too short, on the railing of the, when i am gone on holiday, look forward to
danger: took ten pills, took ten tablets, took ten paracetamol, took ten tylenol, took ten aspirin
danger: took ten ibuprofen, took ten xanax, took ten valium, took ten sleeping pills
danger: took ten antidepressants, took ten meds, took ten painkillers, took ten benzos
danger: took ten insulin, took ten advil, took ten oxy, took ten melatonin
danger: took ten sleeping tablets, took ten medication
danger: took twelve pills, took twelve tablets, took twelve paracetamol, took twelve tylenol
danger: took twelve aspirin, took twelve ibuprofen, took twelve xanax, took twelve valium
danger: took twelve sleeping pills, took twelve antidepressants, took twelve meds
danger: took twelve painkillers, took twelve benzos, took twelve insulin, took twelve advil
danger: took twelve oxy, took twelve melatonin, took twelve sleeping tablets
danger: took twelve medication
danger: took 15 pills, took 15 tablets, took 15 paracetamol, took 15 tylenol, took 15 aspirin
danger: took 15 ibuprofen, took 15 xanax, took 15 valium, took 15 sleeping pills
danger: took 15 antidepressants, took 15 meds, took 15 painkillers, took 15 benzos
danger: took 15 insulin, took 15 advil, took 15 oxy, took 15 melatonin, took 15 sleeping tablets
danger: took 15 medication
danger: took 16 pills, took 16 tablets, took 16 paracetamol, took 16 tylenol, took 16 aspirin
danger: took 16 ibuprofen, took 16 xanax, took 16 valium, took 16 sleeping pills
danger: took 16 antidepressants, took 16 meds, took 16 painkillers, took 16 benzos
danger: took 16 insulin, took 16 advil, took 16 oxy, took 16 melatonin, took 16 sleeping tablets
danger: took 16 medication
danger: took 18 pills, took 18 tablets, took 18 paracetamol, took 18 tylenol, took 18 aspirin
danger: took 18 ibuprofen, took 18 xanax, took 18 valium, took 18 sleeping pills
danger: took 18 antidepressants, took 18 meds, took 18 painkillers, took 18 benzos
danger: took 18 insulin, took 18 advil, took 18 oxy, took 18 melatonin, took 18 sleeping tablets
danger: took 18 medication
danger: took 20 pills, took 20 tablets, took 20 paracetamol, took 20 tylenol, took 20 aspirin
danger: took 20 ibuprofen, took 20 xanax, took 20 valium, took 20 sleeping pills
danger: took 20 antidepressants, took 20 meds, took 20 painkillers, took 20 benzos
danger: took 20 insulin, took 20 advil, took 20 oxy, took 20 melatonin, took 20 sleeping tablets
danger: took 20 medication
danger: took 24 pills, took 24 tablets, took 24 paracetamol, took 24 tylenol, took 24 aspirin
danger: took 24 ibuprofen, took 24 xanax, took 24 valium, took 24 sleeping pills
danger: took 24 antidepressants, took 24 meds, took 24 painkillers, took 24 benzos
danger: took 24 insulin, took 24 advil, took 24 oxy, took 24 melatonin, took 24 sleeping tablets
danger: took 24 medication
danger: took 25 pills, took 25 tablets, took 25 paracetamol, took 25 tylenol, took 25 aspirin
danger: took 25 ibuprofen, took 25 xanax, took 25 valium, took 25 sleeping pills
danger: took 25 antidepressants, took 25 meds, took 25 painkillers, took 25 benzos
danger: took 25 insulin, took 25 advil, took 25 oxy, took 25 melatonin, took 25 sleeping tablets
danger: took 25 medication
danger: took 28 pills, took 28 tablets, took 28 paracetamol, took 28 tylenol, took 28 aspirin
danger: took 28 ibuprofen, took 28 xanax, took 28 valium, took 28 sleeping pills
danger: took 28 antidepressants, took 28 meds, took 28 painkillers, took 28 benzos
danger: took 28 insulin, took 28 advil, took 28 oxy, took 28 melatonin, took 28 sleeping tablets
danger: took 28 medication
danger: took 30 pills, took 30 tablets, took 30 paracetamol, took 30 tylenol, took 30 aspirin
danger: took 30 ibuprofen, took 30 xanax, took 30 valium, took 30 sleeping pills
danger: took 30 antidepressants, took 30 meds, took 30 painkillers, took 30 benzos
danger: took 30 insulin, took 30 advil, took 30 oxy, took 30 melatonin, took 30 sleeping tablets
danger: took 30 medication
danger: took 32 pills, took 32 tablets, took 32 paracetamol, took 32 tylenol, took 32 aspirin
danger: took 32 ibuprofen, took 32 xanax, took 32 valium, took 32 sleeping pills
danger: took 32 antidepressants, took 32 meds, took 32 painkillers, took 32 benzos
danger: took 32 insulin, took 32 advil, took 32 oxy, took 32 melatonin, took 32 sleeping tablets
danger: took 32 medication
danger: took 36 pills, took 36 tablets, took 36 paracetamol, took 36 tylenol, took 36 aspirin
danger: took 36 ibuprofen, took 36 xanax, took 36 valium, took 36 sleeping pills
danger: took 36 antidepressants, took 36 meds, took 36 painkillers, took 36 benzos
danger: took 36 insulin, took 36 advil, took 36 oxy, took 36 melatonin, took 36 sleeping tablets
danger: took 36 medication
danger: took 40 pills, took 40 tablets, took 40 paracetamol, took 40 tylenol, took 40 aspirin
danger: took 40 ibuprofen, took 40 xanax, took 40 valium, took 40 sleeping pills
danger: took 40 antidepressants, took 40 meds, took 40 painkillers, took 40 benzos
danger: took 40 insulin, took 40 advil, took 40 oxy, took 40 melatonin, took 40 sleeping tablets
danger: took 40 medication
danger: took 50 pills, took 50 tablets, took 50 paracetamol, took 50 tylenol, took 50 aspirin
danger: took 50 ibuprofen, took 50 xanax, took 50 valium, took 50 sleeping pills
danger: took 50 antidepressants, took 50 meds, took 50 painkillers, took 50 benzos
danger: took 50 insulin, took 50 advil, took 50 oxy, took 50 melatonin, took 50 sleeping tablets
danger: took 50 medication
danger: took 60 pills, took 60 tablets, took 60 paracetamol, took 60 tylenol, took 60 aspirin
danger: took 60 ibuprofen, took 60 xanax, took 60 valium, took 60 sleeping pills
danger: took 60 antidepressants, took 60 meds, took 60 painkillers, took 60 benzos
danger: took 60 insulin, took 60 advil, took 60 oxy, took 60 melatonin, took 60 sleeping tablets
danger: took 60 medication
danger: took 80 pills, took 80 tablets, took 80 paracetamol, took 80 tylenol, took 80 aspirin
danger: took 80 ibuprofen, took 80 xanax, took 80 valium, took 80 sleeping pills
danger: took 80 antidepressants, took 80 meds, took 80 painkillers, took 80 benzos
danger: took 80 insulin, took 80 advil, took 80 oxy, took 80 melatonin, took 80 sleeping tablets
danger: took 80 medication
danger: took 100 pills, took 100 tablets, took 100 paracetamol, took 100 tylenol, took 100 aspirin
danger: took 100 ibuprofen, took 100 xanax, took 100 valium, took 100 sleeping pills
danger: took 100 antidepressants, took 100 meds, took 100 painkillers, took 100 benzos
danger: took 100 insulin, took 100 advil, took 100 oxy, took 100 melatonin
danger: took 100 sleeping tablets, took 100 medication
danger: took thirty pills, took thirty tablets, took thirty paracetamol, took thirty tylenol
danger: took thirty aspirin, took thirty ibuprofen, took thirty xanax, took thirty valium
danger: took thirty sleeping pills, took thirty antidepressants, took thirty meds
danger: took thirty painkillers, took thirty benzos, took thirty insulin, took thirty advil
danger: took thirty oxy, took thirty melatonin, took thirty sleeping tablets
danger: took thirty medication
danger: took twenty pills, took twenty tablets, took twenty paracetamol, took twenty tylenol
danger: took twenty aspirin, took twenty ibuprofen, took twenty xanax, took twenty valium
danger: took twenty sleeping pills, took twenty antidepressants, took twenty meds
danger: took twenty painkillers, took twenty benzos, took twenty insulin, took twenty advil
danger: took twenty oxy, took twenty melatonin, took twenty sleeping tablets
danger: took twenty medication
danger: took forty pills, took forty tablets, took forty paracetamol, took forty tylenol
danger: took forty aspirin, took forty ibuprofen, took forty xanax, took forty valium
danger: took forty sleeping pills, took forty antidepressants, took forty meds
danger: took forty painkillers, took forty benzos, took forty insulin, took forty advil
danger: took forty oxy, took forty melatonin, took forty sleeping tablets, took forty medication
danger: took fifty pills, took fifty tablets, took fifty paracetamol, took fifty tylenol
danger: took fifty aspirin, took fifty ibuprofen, took fifty xanax, took fifty valium
danger: took fifty sleeping pills, took fifty antidepressants, took fifty meds
danger: took fifty painkillers, took fifty benzos, took fifty insulin, took fifty advil
danger: took fifty oxy, took fifty melatonin, took fifty sleeping tablets, took fifty medication
danger: took a handful of pills, took a handful of tablets, took a handful of paracetamol
danger: took a handful of tylenol, took a handful of aspirin, took a handful of ibuprofen
danger: took a handful of xanax, took a handful of valium, took a handful of sleeping pills
danger: took a handful of antidepressants, took a handful of meds, took a handful of painkillers
danger: took a handful of benzos, took a handful of insulin, took a handful of advil
danger: took a handful of oxy, took a handful of melatonin, took a handful of sleeping tablets
danger: took a handful of medication
danger: took handfuls of pills, took handfuls of tablets, took handfuls of paracetamol
danger: took handfuls of tylenol, took handfuls of aspirin, took handfuls of ibuprofen
danger: took handfuls of xanax, took handfuls of valium, took handfuls of sleeping pills
danger: took handfuls of antidepressants, took handfuls of meds, took handfuls of painkillers
danger: took handfuls of benzos, took handfuls of insulin, took handfuls of advil
danger: took handfuls of oxy, took handfuls of melatonin, took handfuls of sleeping tablets
danger: took handfuls of medication
danger: took a fistful of pills, took a fistful of tablets, took a fistful of paracetamol
danger: took a fistful of tylenol, took a fistful of aspirin, took a fistful of ibuprofen
danger: took a fistful of xanax, took a fistful of valium, took a fistful of sleeping pills
danger: took a fistful of antidepressants, took a fistful of meds, took a fistful of painkillers
danger: took a fistful of benzos, took a fistful of insulin, took a fistful of advil
danger: took a fistful of oxy, took a fistful of melatonin, took a fistful of sleeping tablets
danger: took a fistful of medication
danger: took a box of pills, took a box of tablets, took a box of paracetamol
danger: took a box of tylenol, took a box of aspirin, took a box of ibuprofen, took a box of xanax
danger: took a box of valium, took a box of sleeping pills, took a box of antidepressants
danger: took a box of meds, took a box of painkillers, took a box of benzos, took a box of insulin
danger: took a box of advil, took a box of oxy, took a box of melatonin
danger: took a box of sleeping tablets, took a box of medication
danger: took a whole box of pills, took a whole box of tablets, took a whole box of paracetamol
danger: took a whole box of tylenol, took a whole box of aspirin, took a whole box of ibuprofen
danger: took a whole box of xanax, took a whole box of valium, took a whole box of sleeping pills
danger: took a whole box of antidepressants, took a whole box of meds
danger: took a whole box of painkillers, took a whole box of benzos, took a whole box of insulin
danger: took a whole box of advil, took a whole box of oxy, took a whole box of melatonin
danger: took a whole box of sleeping tablets, took a whole box of medication
danger: took a pack of pills, took a pack of tablets, took a pack of paracetamol
danger: took a pack of tylenol, took a pack of aspirin, took a pack of ibuprofen
danger: took a pack of xanax, took a pack of valium, took a pack of sleeping pills
danger: took a pack of antidepressants, took a pack of meds, took a pack of painkillers
danger: took a pack of benzos, took a pack of insulin, took a pack of advil, took a pack of oxy
danger: took a pack of melatonin, took a pack of sleeping tablets, took a pack of medication
danger: took a whole pack of pills, took a whole pack of tablets, took a whole pack of paracetamol
danger: took a whole pack of tylenol, took a whole pack of aspirin, took a whole pack of ibuprofen
danger: took a whole pack of xanax, took a whole pack of valium
danger: took a whole pack of sleeping pills, took a whole pack of antidepressants
danger: took a whole pack of meds, took a whole pack of painkillers, took a whole pack of benzos
danger: took a whole pack of insulin, took a whole pack of advil, took a whole pack of oxy
danger: took a whole pack of melatonin, took a whole pack of sleeping tablets
danger: took a whole pack of medication
danger: took two packs of pills, took two packs of tablets, took two packs of paracetamol
danger: took two packs of tylenol, took two packs of aspirin, took two packs of ibuprofen
danger: took two packs of xanax, took two packs of valium, took two packs of sleeping pills
danger: took two packs of antidepressants, took two packs of meds, took two packs of painkillers
danger: took two packs of benzos, took two packs of insulin, took two packs of advil
danger: took two packs of oxy, took two packs of melatonin, took two packs of sleeping tablets
danger: took two packs of medication
danger: took a packet of pills, took a packet of tablets, took a packet of paracetamol
danger: took a packet of tylenol, took a packet of aspirin, took a packet of ibuprofen
danger: took a packet of xanax, took a packet of valium, took a packet of sleeping pills
danger: took a packet of antidepressants, took a packet of meds, took a packet of painkillers
danger: took a packet of benzos, took a packet of insulin, took a packet of advil
danger: took a packet of oxy, took a packet of melatonin, took a packet of sleeping tablets
danger: took a packet of medication
danger: took a bunch of pills, took a bunch of tablets, took a bunch of paracetamol
danger: took a bunch of tylenol, took a bunch of aspirin, took a bunch of ibuprofen
danger: took a bunch of xanax, took a bunch of valium, took a bunch of sleeping pills
danger: took a bunch of antidepressants, took a bunch of meds, took a bunch of painkillers
danger: took a bunch of benzos, took a bunch of insulin, took a bunch of advil
danger: took a bunch of oxy, took a bunch of melatonin, took a bunch of sleeping tablets
danger: took a bunch of medication
danger: took too many paracetamol, took too many tylenol, took too many aspirin
danger: took too many ibuprofen, took too many xanax, took too many valium
danger: took too many sleeping pills, took too many antidepressants, took too many meds
danger: took too many painkillers, took too many benzos, took too many insulin
danger: took too many advil, took too many oxy, took too many melatonin
danger: took too many sleeping tablets, took too many medication
danger: took way too many pills, took way too many tablets, took way too many paracetamol
danger: took way too many tylenol, took way too many aspirin, took way too many ibuprofen
danger: took way too many xanax, took way too many valium, took way too many sleeping pills
danger: took way too many antidepressants, took way too many meds, took way too many painkillers
danger: took way too many benzos, took way too many insulin, took way too many advil
danger: took way too many oxy, took way too many melatonin, took way too many sleeping tablets
danger: took way too many medication
danger: took all the paracetamol, took all the tylenol, took all the aspirin
danger: took all the ibuprofen, took all the xanax, took all the valium
danger: took all the sleeping pills, took all the antidepressants, took all the meds
danger: took all the painkillers, took all the benzos, took all the insulin, took all the advil
danger: took all the oxy, took all the melatonin, took all the sleeping tablets
danger: took all the medication
danger: took all my tablets, took all my paracetamol, took all my tylenol, took all my aspirin
danger: took all my ibuprofen, took all my xanax, took all my valium, took all my sleeping pills
danger: took all my painkillers, took all my benzos, took all my advil, took all my oxy
danger: took all my sleeping tablets
danger: took all of my tablets, took all of my paracetamol, took all of my tylenol
danger: took all of my aspirin, took all of my ibuprofen, took all of my xanax
danger: took all of my valium, took all of my sleeping pills, took all of my painkillers
danger: took all of my benzos, took all of my advil, took all of my oxy
danger: took all of my sleeping tablets
danger: took the rest of the pills, took the rest of the tablets, took the rest of the paracetamol
danger: took the rest of the tylenol, took the rest of the aspirin, took the rest of the ibuprofen
danger: took the rest of the xanax, took the rest of the valium
danger: took the rest of the sleeping pills, took the rest of the antidepressants
danger: took the rest of the meds, took the rest of the painkillers, took the rest of the benzos
danger: took the rest of the insulin, took the rest of the advil, took the rest of the oxy
danger: took the rest of the melatonin, took the rest of the sleeping tablets
danger: took the rest of the medication
danger: took the rest of my pills, took the rest of my tablets, took the rest of my paracetamol
danger: took the rest of my tylenol, took the rest of my aspirin, took the rest of my ibuprofen
danger: took the rest of my xanax, took the rest of my valium, took the rest of my sleeping pills
danger: took the rest of my antidepressants, took the rest of my meds
danger: took the rest of my painkillers, took the rest of my benzos, took the rest of my insulin
danger: took the rest of my advil, took the rest of my oxy, took the rest of my melatonin
danger: took the rest of my sleeping tablets, took the rest of my medication
danger: took all his pills, took all his tablets, took all his paracetamol, took all his tylenol
danger: took all his aspirin, took all his ibuprofen, took all his xanax, took all his valium
danger: took all his sleeping pills, took all his antidepressants, took all his meds
danger: took all his painkillers, took all his benzos, took all his insulin, took all his advil
danger: took all his oxy, took all his melatonin, took all his sleeping tablets
danger: took all his medication
danger: took all her pills, took all her tablets, took all her paracetamol, took all her tylenol
danger: took all her aspirin, took all her ibuprofen, took all her xanax, took all her valium
danger: took all her sleeping pills, took all her antidepressants, took all her meds
danger: took all her painkillers, took all her benzos, took all her insulin, took all her advil
danger: took all her oxy, took all her melatonin, took all her sleeping tablets
danger: took all her medication
danger: took all of the pills, took all of the tablets, took all of the paracetamol
danger: took all of the tylenol, took all of the aspirin, took all of the ibuprofen
danger: took all of the xanax, took all of the valium, took all of the sleeping pills
danger: took all of the antidepressants, took all of the meds, took all of the painkillers
danger: took all of the benzos, took all of the insulin, took all of the advil
danger: took all of the oxy, took all of the melatonin, took all of the sleeping tablets
danger: took all of the medication
danger: swallowed ten pills, swallowed ten tablets, swallowed ten paracetamol
danger: swallowed ten tylenol, swallowed ten aspirin, swallowed ten ibuprofen, swallowed ten xanax
danger: swallowed ten valium, swallowed ten sleeping pills, swallowed ten antidepressants
danger: swallowed ten meds, swallowed ten painkillers, swallowed ten benzos, swallowed ten insulin
danger: swallowed ten advil, swallowed ten oxy, swallowed ten melatonin
danger: swallowed ten sleeping tablets, swallowed ten medication
danger: swallowed twelve pills, swallowed twelve tablets, swallowed twelve paracetamol
danger: swallowed twelve tylenol, swallowed twelve aspirin, swallowed twelve ibuprofen
danger: swallowed twelve xanax, swallowed twelve valium, swallowed twelve sleeping pills
danger: swallowed twelve antidepressants, swallowed twelve meds, swallowed twelve painkillers
danger: swallowed twelve benzos, swallowed twelve insulin, swallowed twelve advil
danger: swallowed twelve oxy, swallowed twelve melatonin, swallowed twelve sleeping tablets
danger: swallowed twelve medication
danger: swallowed 15 pills, swallowed 15 tablets, swallowed 15 paracetamol, swallowed 15 tylenol
danger: swallowed 15 aspirin, swallowed 15 ibuprofen, swallowed 15 xanax, swallowed 15 valium
danger: swallowed 15 sleeping pills, swallowed 15 antidepressants, swallowed 15 meds
danger: swallowed 15 painkillers, swallowed 15 benzos, swallowed 15 insulin, swallowed 15 advil
danger: swallowed 15 oxy, swallowed 15 melatonin, swallowed 15 sleeping tablets
danger: swallowed 15 medication
danger: swallowed 16 pills, swallowed 16 tablets, swallowed 16 paracetamol, swallowed 16 tylenol
danger: swallowed 16 aspirin, swallowed 16 ibuprofen, swallowed 16 xanax, swallowed 16 valium
danger: swallowed 16 sleeping pills, swallowed 16 antidepressants, swallowed 16 meds
danger: swallowed 16 painkillers, swallowed 16 benzos, swallowed 16 insulin, swallowed 16 advil
danger: swallowed 16 oxy, swallowed 16 melatonin, swallowed 16 sleeping tablets
danger: swallowed 16 medication
danger: swallowed 18 pills, swallowed 18 tablets, swallowed 18 paracetamol, swallowed 18 tylenol
danger: swallowed 18 aspirin, swallowed 18 ibuprofen, swallowed 18 xanax, swallowed 18 valium
danger: swallowed 18 sleeping pills, swallowed 18 antidepressants, swallowed 18 meds
danger: swallowed 18 painkillers, swallowed 18 benzos, swallowed 18 insulin, swallowed 18 advil
danger: swallowed 18 oxy, swallowed 18 melatonin, swallowed 18 sleeping tablets
danger: swallowed 18 medication
danger: swallowed 20 pills, swallowed 20 tablets, swallowed 20 paracetamol, swallowed 20 tylenol
danger: swallowed 20 aspirin, swallowed 20 ibuprofen, swallowed 20 xanax, swallowed 20 valium
danger: swallowed 20 sleeping pills, swallowed 20 antidepressants, swallowed 20 meds
danger: swallowed 20 painkillers, swallowed 20 benzos, swallowed 20 insulin, swallowed 20 advil
danger: swallowed 20 oxy, swallowed 20 melatonin, swallowed 20 sleeping tablets
danger: swallowed 20 medication
danger: swallowed 24 pills, swallowed 24 tablets, swallowed 24 paracetamol, swallowed 24 tylenol
danger: swallowed 24 aspirin, swallowed 24 ibuprofen, swallowed 24 xanax, swallowed 24 valium
danger: swallowed 24 sleeping pills, swallowed 24 antidepressants, swallowed 24 meds
danger: swallowed 24 painkillers, swallowed 24 benzos, swallowed 24 insulin, swallowed 24 advil
danger: swallowed 24 oxy, swallowed 24 melatonin, swallowed 24 sleeping tablets
danger: swallowed 24 medication
danger: swallowed 25 pills, swallowed 25 tablets, swallowed 25 paracetamol, swallowed 25 tylenol
danger: swallowed 25 aspirin, swallowed 25 ibuprofen, swallowed 25 xanax, swallowed 25 valium
danger: swallowed 25 sleeping pills, swallowed 25 antidepressants, swallowed 25 meds
danger: swallowed 25 painkillers, swallowed 25 benzos, swallowed 25 insulin, swallowed 25 advil
danger: swallowed 25 oxy, swallowed 25 melatonin, swallowed 25 sleeping tablets
danger: swallowed 25 medication
danger: swallowed 28 pills, swallowed 28 tablets, swallowed 28 paracetamol, swallowed 28 tylenol
danger: swallowed 28 aspirin, swallowed 28 ibuprofen, swallowed 28 xanax, swallowed 28 valium
danger: swallowed 28 sleeping pills, swallowed 28 antidepressants, swallowed 28 meds
danger: swallowed 28 painkillers, swallowed 28 benzos, swallowed 28 insulin, swallowed 28 advil
danger: swallowed 28 oxy, swallowed 28 melatonin, swallowed 28 sleeping tablets
danger: swallowed 28 medication
danger: swallowed 30 pills, swallowed 30 tablets, swallowed 30 paracetamol, swallowed 30 tylenol
danger: swallowed 30 aspirin, swallowed 30 ibuprofen, swallowed 30 xanax, swallowed 30 valium
danger: swallowed 30 sleeping pills, swallowed 30 antidepressants, swallowed 30 meds
danger: swallowed 30 painkillers, swallowed 30 benzos, swallowed 30 insulin, swallowed 30 advil
danger: swallowed 30 oxy, swallowed 30 melatonin, swallowed 30 sleeping tablets
danger: swallowed 30 medication
danger: swallowed 32 pills, swallowed 32 tablets, swallowed 32 paracetamol, swallowed 32 tylenol
danger: swallowed 32 aspirin, swallowed 32 ibuprofen, swallowed 32 xanax, swallowed 32 valium
danger: swallowed 32 sleeping pills, swallowed 32 antidepressants, swallowed 32 meds
danger: swallowed 32 painkillers, swallowed 32 benzos, swallowed 32 insulin, swallowed 32 advil
danger: swallowed 32 oxy, swallowed 32 melatonin, swallowed 32 sleeping tablets
danger: swallowed 32 medication
danger: swallowed 36 pills, swallowed 36 tablets, swallowed 36 paracetamol, swallowed 36 tylenol
danger: swallowed 36 aspirin, swallowed 36 ibuprofen, swallowed 36 xanax, swallowed 36 valium
danger: swallowed 36 sleeping pills, swallowed 36 antidepressants, swallowed 36 meds
danger: swallowed 36 painkillers, swallowed 36 benzos, swallowed 36 insulin, swallowed 36 advil
danger: swallowed 36 oxy, swallowed 36 melatonin, swallowed 36 sleeping tablets
danger: swallowed 36 medication
danger: swallowed 40 pills, swallowed 40 tablets, swallowed 40 paracetamol, swallowed 40 tylenol
danger: swallowed 40 aspirin, swallowed 40 ibuprofen, swallowed 40 xanax, swallowed 40 valium
danger: swallowed 40 sleeping pills, swallowed 40 antidepressants, swallowed 40 meds
danger: swallowed 40 painkillers, swallowed 40 benzos, swallowed 40 insulin, swallowed 40 advil
danger: swallowed 40 oxy, swallowed 40 melatonin, swallowed 40 sleeping tablets
danger: swallowed 40 medication
danger: swallowed 50 pills, swallowed 50 tablets, swallowed 50 paracetamol, swallowed 50 tylenol
danger: swallowed 50 aspirin, swallowed 50 ibuprofen, swallowed 50 xanax, swallowed 50 valium
danger: swallowed 50 sleeping pills, swallowed 50 antidepressants, swallowed 50 meds
danger: swallowed 50 painkillers, swallowed 50 benzos, swallowed 50 insulin, swallowed 50 advil
danger: swallowed 50 oxy, swallowed 50 melatonin, swallowed 50 sleeping tablets
danger: swallowed 50 medication
danger: swallowed 60 pills, swallowed 60 tablets, swallowed 60 paracetamol, swallowed 60 tylenol
danger: swallowed 60 aspirin, swallowed 60 ibuprofen, swallowed 60 xanax, swallowed 60 valium
danger: swallowed 60 sleeping pills, swallowed 60 antidepressants, swallowed 60 meds
danger: swallowed 60 painkillers, swallowed 60 benzos, swallowed 60 insulin, swallowed 60 advil
danger: swallowed 60 oxy, swallowed 60 melatonin, swallowed 60 sleeping tablets
danger: swallowed 60 medication
danger: swallowed 80 pills, swallowed 80 tablets, swallowed 80 paracetamol, swallowed 80 tylenol
danger: swallowed 80 aspirin, swallowed 80 ibuprofen, swallowed 80 xanax, swallowed 80 valium
danger: swallowed 80 sleeping pills, swallowed 80 antidepressants, swallowed 80 meds
danger: swallowed 80 painkillers, swallowed 80 benzos, swallowed 80 insulin, swallowed 80 advil
danger: swallowed 80 oxy, swallowed 80 melatonin, swallowed 80 sleeping tablets
danger: swallowed 80 medication
danger: swallowed 100 pills, swallowed 100 tablets, swallowed 100 paracetamol
danger: swallowed 100 tylenol, swallowed 100 aspirin, swallowed 100 ibuprofen, swallowed 100 xanax
danger: swallowed 100 valium, swallowed 100 sleeping pills, swallowed 100 antidepressants
danger: swallowed 100 meds, swallowed 100 painkillers, swallowed 100 benzos, swallowed 100 insulin
danger: swallowed 100 advil, swallowed 100 oxy, swallowed 100 melatonin
danger: swallowed 100 sleeping tablets, swallowed 100 medication
danger: swallowed thirty pills, swallowed thirty tablets, swallowed thirty paracetamol
danger: swallowed thirty tylenol, swallowed thirty aspirin, swallowed thirty ibuprofen
danger: swallowed thirty xanax, swallowed thirty valium, swallowed thirty sleeping pills
danger: swallowed thirty antidepressants, swallowed thirty meds, swallowed thirty painkillers
danger: swallowed thirty benzos, swallowed thirty insulin, swallowed thirty advil
danger: swallowed thirty oxy, swallowed thirty melatonin, swallowed thirty sleeping tablets
danger: swallowed thirty medication
danger: swallowed twenty pills, swallowed twenty tablets, swallowed twenty paracetamol
danger: swallowed twenty tylenol, swallowed twenty aspirin, swallowed twenty ibuprofen
danger: swallowed twenty xanax, swallowed twenty valium, swallowed twenty sleeping pills
danger: swallowed twenty antidepressants, swallowed twenty meds, swallowed twenty painkillers
danger: swallowed twenty benzos, swallowed twenty insulin, swallowed twenty advil
danger: swallowed twenty oxy, swallowed twenty melatonin, swallowed twenty sleeping tablets
danger: swallowed twenty medication
danger: swallowed forty pills, swallowed forty tablets, swallowed forty paracetamol
danger: swallowed forty tylenol, swallowed forty aspirin, swallowed forty ibuprofen
danger: swallowed forty xanax, swallowed forty valium, swallowed forty sleeping pills
danger: swallowed forty antidepressants, swallowed forty meds, swallowed forty painkillers
danger: swallowed forty benzos, swallowed forty insulin, swallowed forty advil
danger: swallowed forty oxy, swallowed forty melatonin, swallowed forty sleeping tablets
danger: swallowed forty medication
danger: swallowed fifty pills, swallowed fifty tablets, swallowed fifty paracetamol
danger: swallowed fifty tylenol, swallowed fifty aspirin, swallowed fifty ibuprofen
danger: swallowed fifty xanax, swallowed fifty valium, swallowed fifty sleeping pills
danger: swallowed fifty antidepressants, swallowed fifty meds, swallowed fifty painkillers
danger: swallowed fifty benzos, swallowed fifty insulin, swallowed fifty advil
danger: swallowed fifty oxy, swallowed fifty melatonin, swallowed fifty sleeping tablets
danger: swallowed fifty medication
danger: swallowed a handful of pills, swallowed a handful of tablets
danger: swallowed a handful of paracetamol, swallowed a handful of tylenol
danger: swallowed a handful of aspirin, swallowed a handful of ibuprofen
danger: swallowed a handful of xanax, swallowed a handful of valium
danger: swallowed a handful of sleeping pills, swallowed a handful of antidepressants
danger: swallowed a handful of meds, swallowed a handful of painkillers
danger: swallowed a handful of benzos, swallowed a handful of insulin
danger: swallowed a handful of advil, swallowed a handful of oxy, swallowed a handful of melatonin
danger: swallowed a handful of sleeping tablets, swallowed a handful of medication
danger: swallowed handfuls of pills, swallowed handfuls of tablets
danger: swallowed handfuls of paracetamol, swallowed handfuls of tylenol
danger: swallowed handfuls of aspirin, swallowed handfuls of ibuprofen
danger: swallowed handfuls of xanax, swallowed handfuls of valium
danger: swallowed handfuls of sleeping pills, swallowed handfuls of antidepressants
danger: swallowed handfuls of meds, swallowed handfuls of painkillers
danger: swallowed handfuls of benzos, swallowed handfuls of insulin, swallowed handfuls of advil
danger: swallowed handfuls of oxy, swallowed handfuls of melatonin
danger: swallowed handfuls of sleeping tablets, swallowed handfuls of medication
danger: swallowed a fistful of pills, swallowed a fistful of tablets
danger: swallowed a fistful of paracetamol, swallowed a fistful of tylenol
danger: swallowed a fistful of aspirin, swallowed a fistful of ibuprofen
danger: swallowed a fistful of xanax, swallowed a fistful of valium
danger: swallowed a fistful of sleeping pills, swallowed a fistful of antidepressants
danger: swallowed a fistful of meds, swallowed a fistful of painkillers
danger: swallowed a fistful of benzos, swallowed a fistful of insulin
danger: swallowed a fistful of advil, swallowed a fistful of oxy, swallowed a fistful of melatonin
danger: swallowed a fistful of sleeping tablets, swallowed a fistful of medication
danger: swallowed a box of pills, swallowed a box of tablets, swallowed a box of paracetamol
danger: swallowed a box of tylenol, swallowed a box of aspirin, swallowed a box of ibuprofen
danger: swallowed a box of xanax, swallowed a box of valium, swallowed a box of sleeping pills
danger: swallowed a box of antidepressants, swallowed a box of meds
danger: swallowed a box of painkillers, swallowed a box of benzos, swallowed a box of insulin
danger: swallowed a box of advil, swallowed a box of oxy, swallowed a box of melatonin
danger: swallowed a box of sleeping tablets, swallowed a box of medication
danger: swallowed a whole box of pills, swallowed a whole box of tablets
danger: swallowed a whole box of paracetamol, swallowed a whole box of tylenol
danger: swallowed a whole box of aspirin, swallowed a whole box of ibuprofen
danger: swallowed a whole box of xanax, swallowed a whole box of valium
danger: swallowed a whole box of sleeping pills, swallowed a whole box of antidepressants
danger: swallowed a whole box of meds, swallowed a whole box of painkillers
danger: swallowed a whole box of benzos, swallowed a whole box of insulin
danger: swallowed a whole box of advil, swallowed a whole box of oxy
danger: swallowed a whole box of melatonin, swallowed a whole box of sleeping tablets
danger: swallowed a whole box of medication
danger: swallowed a pack of pills, swallowed a pack of tablets, swallowed a pack of paracetamol
danger: swallowed a pack of tylenol, swallowed a pack of aspirin, swallowed a pack of ibuprofen
danger: swallowed a pack of xanax, swallowed a pack of valium, swallowed a pack of sleeping pills
danger: swallowed a pack of antidepressants, swallowed a pack of meds
danger: swallowed a pack of painkillers, swallowed a pack of benzos, swallowed a pack of insulin
danger: swallowed a pack of advil, swallowed a pack of oxy, swallowed a pack of melatonin
danger: swallowed a pack of sleeping tablets, swallowed a pack of medication
danger: swallowed a whole pack of pills, swallowed a whole pack of tablets
danger: swallowed a whole pack of paracetamol, swallowed a whole pack of tylenol
danger: swallowed a whole pack of aspirin, swallowed a whole pack of ibuprofen
danger: swallowed a whole pack of xanax, swallowed a whole pack of valium
danger: swallowed a whole pack of sleeping pills, swallowed a whole pack of antidepressants
danger: swallowed a whole pack of meds, swallowed a whole pack of painkillers
danger: swallowed a whole pack of benzos, swallowed a whole pack of insulin
danger: swallowed a whole pack of advil, swallowed a whole pack of oxy
danger: swallowed a whole pack of melatonin, swallowed a whole pack of sleeping tablets
danger: swallowed a whole pack of medication
danger: swallowed two packs of pills, swallowed two packs of tablets
danger: swallowed two packs of paracetamol, swallowed two packs of tylenol
danger: swallowed two packs of aspirin, swallowed two packs of ibuprofen
danger: swallowed two packs of xanax, swallowed two packs of valium
danger: swallowed two packs of sleeping pills, swallowed two packs of antidepressants
danger: swallowed two packs of meds, swallowed two packs of painkillers
danger: swallowed two packs of benzos, swallowed two packs of insulin
danger: swallowed two packs of advil, swallowed two packs of oxy, swallowed two packs of melatonin
danger: swallowed two packs of sleeping tablets, swallowed two packs of medication
danger: swallowed a packet of pills, swallowed a packet of tablets
danger: swallowed a packet of paracetamol, swallowed a packet of tylenol
danger: swallowed a packet of aspirin, swallowed a packet of ibuprofen
danger: swallowed a packet of xanax, swallowed a packet of valium
danger: swallowed a packet of sleeping pills, swallowed a packet of antidepressants
danger: swallowed a packet of meds, swallowed a packet of painkillers
danger: swallowed a packet of benzos, swallowed a packet of insulin, swallowed a packet of advil
danger: swallowed a packet of oxy, swallowed a packet of melatonin
danger: swallowed a packet of sleeping tablets, swallowed a packet of medication
danger: swallowed a bunch of pills, swallowed a bunch of tablets, swallowed a bunch of paracetamol
danger: swallowed a bunch of tylenol, swallowed a bunch of aspirin, swallowed a bunch of ibuprofen
danger: swallowed a bunch of xanax, swallowed a bunch of valium
danger: swallowed a bunch of sleeping pills, swallowed a bunch of antidepressants
danger: swallowed a bunch of meds, swallowed a bunch of painkillers, swallowed a bunch of benzos
danger: swallowed a bunch of insulin, swallowed a bunch of advil, swallowed a bunch of oxy
danger: swallowed a bunch of melatonin, swallowed a bunch of sleeping tablets
danger: swallowed a bunch of medication
danger: swallowed too many pills, swallowed too many tablets, swallowed too many paracetamol
danger: swallowed too many tylenol, swallowed too many aspirin, swallowed too many ibuprofen
danger: swallowed too many xanax, swallowed too many valium, swallowed too many sleeping pills
danger: swallowed too many antidepressants, swallowed too many meds
danger: swallowed too many painkillers, swallowed too many benzos, swallowed too many insulin
danger: swallowed too many advil, swallowed too many oxy, swallowed too many melatonin
danger: swallowed too many sleeping tablets, swallowed too many medication
danger: swallowed way too many pills, swallowed way too many tablets
danger: swallowed way too many paracetamol, swallowed way too many tylenol
danger: swallowed way too many aspirin, swallowed way too many ibuprofen
danger: swallowed way too many xanax, swallowed way too many valium
danger: swallowed way too many sleeping pills, swallowed way too many antidepressants
danger: swallowed way too many meds, swallowed way too many painkillers
danger: swallowed way too many benzos, swallowed way too many insulin
danger: swallowed way too many advil, swallowed way too many oxy, swallowed way too many melatonin
danger: swallowed way too many sleeping tablets, swallowed way too many medication
danger: swallowed all the pills, swallowed all the tablets, swallowed all the paracetamol
danger: swallowed all the tylenol, swallowed all the aspirin, swallowed all the ibuprofen
danger: swallowed all the xanax, swallowed all the valium, swallowed all the sleeping pills
danger: swallowed all the antidepressants, swallowed all the meds, swallowed all the painkillers
danger: swallowed all the benzos, swallowed all the insulin, swallowed all the advil
danger: swallowed all the oxy, swallowed all the melatonin, swallowed all the sleeping tablets
danger: swallowed all the medication
danger: swallowed all my pills, swallowed all my tablets, swallowed all my paracetamol
danger: swallowed all my tylenol, swallowed all my aspirin, swallowed all my ibuprofen
danger: swallowed all my xanax, swallowed all my valium, swallowed all my sleeping pills
danger: swallowed all my painkillers, swallowed all my benzos, swallowed all my advil
danger: swallowed all my oxy, swallowed all my sleeping tablets
danger: swallowed all of my pills, swallowed all of my tablets, swallowed all of my paracetamol
danger: swallowed all of my tylenol, swallowed all of my aspirin, swallowed all of my ibuprofen
danger: swallowed all of my xanax, swallowed all of my valium, swallowed all of my sleeping pills
danger: swallowed all of my painkillers, swallowed all of my benzos, swallowed all of my advil
danger: swallowed all of my oxy, swallowed all of my sleeping tablets
danger: swallowed the rest of the pills, swallowed the rest of the tablets
danger: swallowed the rest of the paracetamol, swallowed the rest of the tylenol
danger: swallowed the rest of the aspirin, swallowed the rest of the ibuprofen
danger: swallowed the rest of the xanax, swallowed the rest of the valium
danger: swallowed the rest of the sleeping pills, swallowed the rest of the antidepressants
danger: swallowed the rest of the meds, swallowed the rest of the painkillers
danger: swallowed the rest of the benzos, swallowed the rest of the insulin
danger: swallowed the rest of the advil, swallowed the rest of the oxy
danger: swallowed the rest of the melatonin, swallowed the rest of the sleeping tablets
danger: swallowed the rest of the medication
danger: swallowed the rest of my pills, swallowed the rest of my tablets
danger: swallowed the rest of my paracetamol, swallowed the rest of my tylenol
danger: swallowed the rest of my aspirin, swallowed the rest of my ibuprofen
danger: swallowed the rest of my xanax, swallowed the rest of my valium
danger: swallowed the rest of my sleeping pills, swallowed the rest of my antidepressants
danger: swallowed the rest of my meds, swallowed the rest of my painkillers
danger: swallowed the rest of my benzos, swallowed the rest of my insulin
danger: swallowed the rest of my advil, swallowed the rest of my oxy
danger: swallowed the rest of my melatonin, swallowed the rest of my sleeping tablets
danger: swallowed the rest of my medication
danger: swallowed all his pills, swallowed all his tablets, swallowed all his paracetamol
danger: swallowed all his tylenol, swallowed all his aspirin, swallowed all his ibuprofen
danger: swallowed all his xanax, swallowed all his valium, swallowed all his sleeping pills
danger: swallowed all his antidepressants, swallowed all his meds, swallowed all his painkillers
danger: swallowed all his benzos, swallowed all his insulin, swallowed all his advil
danger: swallowed all his oxy, swallowed all his melatonin, swallowed all his sleeping tablets
danger: swallowed all his medication
danger: swallowed all her pills, swallowed all her tablets, swallowed all her paracetamol
danger: swallowed all her tylenol, swallowed all her aspirin, swallowed all her ibuprofen
danger: swallowed all her xanax, swallowed all her valium, swallowed all her sleeping pills
danger: swallowed all her antidepressants, swallowed all her meds, swallowed all her painkillers
danger: swallowed all her benzos, swallowed all her insulin, swallowed all her advil
danger: swallowed all her oxy, swallowed all her melatonin, swallowed all her sleeping tablets
danger: swallowed all her medication
danger: swallowed all of the pills, swallowed all of the tablets, swallowed all of the paracetamol
danger: swallowed all of the tylenol, swallowed all of the aspirin, swallowed all of the ibuprofen
danger: swallowed all of the xanax, swallowed all of the valium
danger: swallowed all of the sleeping pills, swallowed all of the antidepressants
danger: swallowed all of the meds, swallowed all of the painkillers, swallowed all of the benzos
danger: swallowed all of the insulin, swallowed all of the advil, swallowed all of the oxy
danger: swallowed all of the melatonin, swallowed all of the sleeping tablets
danger: swallowed all of the medication
# What can not be cheered, as it may be put together.
8: passed on, passed monday, passed tuesday, passed wednesday, passed thursday, passed friday
8: passed saturday, passed sunday, on tuesday he passed, grandpa passed, grandma passed
8: grandmother passed, grandfather passed, nan passed, dad passed, mum passed, mom passed
8: father passed, mother passed, brother passed, sister passed, uncle passed, aunt passed
8: cousin passed, friend passed, husband passed, wife passed, son passed, daughter passed
8: dog passed, cat passed, didnt survive, did not survive, couldnt be saved, couldnt save
8: could not save, nothing could be done, would have been our, would have been his
8: would have been her, would have been their, heart stopped, stopped breathing, stopped beating
8: flatline*, reaching for the phone, keep expecting, empty seat, empty crib, empty nursery
8: marriage is over, relationship is over, engagement is off, wedding is off, friendship is over
8: its over between, it s over between, over between us, and left, he left, she left, left today
8: left this morning, left last night, left yesterday, moved out today, he moved out
8: she moved out, packed his, packed her things, took the kids, took the children, another woman
8: another man, seeing someone else, with someone else, found texts, found messages, ended things
8: ended it with, ended our, broke things off, got stood up, unrequited, friendzoned
8: turned down again, doesnt recognise, doesnt recognize, didnt recognise, didnt recognize
8: doesnt know me, forgot who i am, forgot me, my name anymore, who i was, wont wake up
8: hasnt woken, never woke, unconscious, unresponsive, ventilated, intubated, resuscitat*, cpr
8: defibrillat*, collapsed, fainted, passed out, blacked out, seizures, overmedicated
8: lost consciousness, coughing blood, coughing up blood, blood in my, cant feel my
8: cant see anymore, cant hear anymore, wheelchair now, bedbound, hospitalis*, admitted to
8: rushed to, emergency surgery, icu bed, on oxygen, lungs, tumours, biops*, metastas*, scan
8: prognosis, stage iv, radiation, remission ended, no longer responding, palliat*, allergic shock
8: anaphyla*, infected wound, amputate, amputated, dialys*, transplant list, heart condition
8: stroke, paralysed, paralyzed, chronic, disabling, flare up, flareup
8: feel trapped, felt trapped, feeling trapped, am trapped, feel stuck, feeling stuck, feel broken
8: feeling broken, felt broken, feel worthless, feel useless, feel ugly, feel fat, feel disgusting
8: feel gross, feel invisible, feel unseen, feel unwanted, feel unloved, feel rejected, feel hated
8: feel weak, feel stupid, feel dumb, feel small, feel ashamed, feel guilty, feel dead
8: feel hollow, feel dirty, feel used, feel betrayed, feel abandoned, feel left out, feel lonely
8: feel like a failure, feel like a loser, feel like a ghost, feel like crying
8: feel like screaming, feel like i failed, feel like i am failing, feel like i dont
8: feel like nobody, feel like no one, feel like nothing, feel like everyone hates
8: feel like im drowning, feel like i am drowning, feel sick to, feel unsafe, feel scared
8: feel afraid, feel anxious, feel hopeless, feel helpless, feel powerless, feel depressed
8: feel miserable, feel angry, feel tired of, feel exhausted, feel drained, feel overwhelmed
8: feel burnt out, feel burned out, feel off today, feel weird and sad, feel wrong, feel crushed
8: feel crappy, feel shitty, feel rubbish, feel hurt, feel heavy, feel numb, dont feel good
8: dont feel well, dont feel right, dont feel ok, dont feel okay, dont feel like myself
8: didnt feel good, not feeling good, not feeling well, not feeling great, not feeling ok
8: dont feel loved, dont feel wanted, dont feel real, dont feel at home, dont care about anything
8: dont care about, dont enjoy anything, dont want to get up, dont want to get out of bed
8: dont want to talk, dont want to see anyone, dont want to go home, dont want to go to school
8: dont want to go to work, dont want to do anything, dont know how much longer, dont know why i
8: dont see the point, see the point, whats the point, what s the point, cant stand myself
8: cant stand, cant stop thinking about, cant focus, cant concentrate, cant function, cant relax
8: cant trust anyone, cant trust, cant forgive, cant forget, cant stop worrying, cant swallow
8: cant keep food, cant find work, cant find a job, cant get a job, cant get over, cant be alone
8: cant believe he s gone, cant believe she s gone, cant believe they re gone, cant protect
8: cant help her, cant help him, cant save, cant reach him, cant reach her
8: cant remember the last time i was happy, cant remember the last time, cant go home
8: cant go outside, cant leave the house, cant leave my bed, couldnt leave the house
8: couldnt leave my bed, couldnt stop, couldnt speak, couldnt move, couldnt eat, couldnt sleep
8: couldnt say goodbye, didnt say goodbye, didnt get to say, never told him, never told her
8: never got to, heart wont stop, heart is pounding, heart pounding, won't stop racing
8: wont stop racing, wont stop bleeding, wont stop crying, wont stop shaking, wont stop hurting
8: wont stop, wont eat, wont sleep, wont talk, wont get better, not getting better
8: isnt getting better, isnt eating, isnt breathing, isnt talking, isnt speaking, not talking to
8: not speaking to, arent talking, arent speaking, dont talk anymore, no longer talks to me
8: no longer speaks to me, wont let me, wont forgive me, doesnt want me, doesnt want to see me
8: didnt want me, doesnt care, doesnt even care, doesnt trust me, doesnt believe me
8: didnt believe me, nobody believes me, no one believes me, nobody believed me, nobody listens
8: no one listens, nobody talks to me, no one talks to me, nobody asked, nobody sat with me
8: sat alone, sit alone, alone in the, alone at lunch, alone at home crying, by myself again
8: cried at, cried on, cried in, cried for, cried because, cried until, cried when, cry at, cry in
8: cry every, everything is grey, everything is gray, everything is dark, everything is pointless
8: everything is too much, everything hurts, everything aches, everything went wrong
8: everything goes wrong, everything sucks, everything is my fault, stared at the ceiling
8: stared at the wall, stared into space, staring at the ceiling, lying in bed all, lay in bed all
8: stayed in bed, spent the day in bed, havent left my bed, havent left the house, havent showered
8: havent slept, havent eaten, didnt eat, didnt sleep, barely slept, barely ate, barely eat
8: barely sleep, no sleep, no appetite, skipped meals, skip meals, skipping meals, make myself eat
8: binge*, purge*, threw up my, weigh too much, hate how i look, hate my face, hate my reflection
8: hate looking at, hate waking, hate it here, hate this, hate my job, hate school, hate work
8: hate christmas, hate mornings, broke me, breaks me, breaking me, destroyed me, destroys me
8: destroying me, killing me inside, eating me up, eats me up, eating me alive, haunts me
8: haunting me, haunted by, torn to pieces, in pieces, to pieces, at breaking, snapped
8: lost control, lost my mind, lost my way, lost myself, lost it all, lost faith
8: lost contact with my, lost touch with my, lost two, lost three, lost both, lost one of
8: lost another, lost mum, lost mom, lost dad, lost grandma, lost grandpa, lost granny, lost nan
8: lost nana, lost papa, lost mama, gave up on, giving up on, i give up, am done with everything
8: so done, i am done, am so over, over it all, too much today, all too much, so much pain
8: much pain, hurts so much, hurts so bad, it hurts, this hurts, still hurts, hurt so much
8: hurt so bad, wounds, in agony, tears again, tears all day, more tears, why me, why us
8: why did this happen, why does this, why did he, why did she, why did god, why wont, why cant i
8: why am i like this, what did i do wrong, what have i done, what is wrong with me
8: whats wrong with me, something is wrong with me, wrong with me, unforgivable, unforgiven
8: should have called, should have said, should have stayed, should have gone
8: should have done more, should have told, should have listened, should have helped
8: should have stopped, shouldve, should ve, could have saved, could have done more
8: could have stopped, if i had only, wish i could go back, wish i could undo
8: wish i could apologise, wish i could apologize, wish i could hug her, wish i could hug him
8: wish i could see him, wish i could see her, wish i could call, wish he was still
8: wish she was still, wish they were still, wish mum was, wish mom was, wish dad was, used again
8: gambled away, gambled, gambling again, slipped up, slipped again, fell off the wagon
8: back to drinking, back on the bottle, drunk and hit, came home drunk, drunk dad
8: drinks too much, wasted again, high again, slept in my car, sleep in my car, sleeping in my car
8: slept on the street, sleeping rough, couch surfing, no home, no roof, had to flee, flee our
8: fled our, fled from, fled the, hid in, hiding from, hide from him, gunfire, gun fire, sirens
8: bomb shelter, basement during, occupied, curfew, checkpoint, conscript*, drafted into
8: front line, at the front, killed at the, missing in action, negative test, another negative
8: not pregnant again, failed round, failed transfer, embryo*, lost the embryo, bleeding again
8: spotting again, another month, broke the door, threw a plate, threw a chair, threw things
8: smashed the, punched the wall, punched a, grabbed my arm, pulled my hair, locked me, locked in
8: locked me out, took my phone, took my money, controls my, controls me, controlling, gaslight*
8: manipulat*, silent treatment, isolates me, called me worthless, called me useless
8: called me a slut, told me i am worthless, told me to kill myself, told me to die
8: told me i should die, wishes i was never born, wish they never had me, never wanted me
8: outed me, because i am gay, because im gay, because i am trans, deadnamed, misgendered
8: mocked my, made fun, laughed at, laughed in my face, pointed and laughed, excluded me
8: uninvited me, unfriended, blocked me, blocked by, ignored me, ignores me, ignoring me
8: humiliating, embarrassing, embarrassed me, in front of everyone, police, cops came, handcuff*
8: sentence, guilty verdict, lost the case, lost in court, lost the appeal, sued, lawsuit
8: foreclosure, repossession, bailiff*, debt collector, final notice, cut off our power
8: power was cut off, no heating, no money, out of money, ran out of money, no money for
8: cant pay for, cant make rent, behind on rent, behind on, layoffs, redundancy, let me go
8: let go from, they let me go, company is closing, shop is closing, had to close, business failed
8: lost our business, bankruptcy, savings are gone, money is gone, house is gone, all gone
8: everything is gone, burnt to the ground, burned to the ground, washed away, swept away
8: destroyed by, destroyed our, ruins of, rubble, collapsed building, trapped under
8: chose someone else, went with someone else, went with another candidate, not selected
8: not accepted, not good enough for, waitlisted again, rejection, rejections, another rejection
8: didnt pass, did not pass, not pass, flunked, failed again, kicked off the team
8: cut from the team, benched, last place, lost the final, lost the championship, relegat*
6: wounded, ached, shattering

# What an everyday moment is made of: it weighs nothing, and speaks a little for cheer.
0: went to, went for, went out, went on, went with, went shopping, going to, going out, going for
0: go to, go out, came over, come over, came to visit, came home, came out, come home, comes home
0: got home, home early, ate, eat, eating, eaten, food, meal, meals, snack, cook, cooking, bake
0: baking, restaurant, cafe, bar, pub, wine, beer, cocktail, drinks with, chocolate, candy, cookie
0: ice, cream, fruit, salad, sandwich, burger, bbq, sushi, taco*, cheese, egg*, chicken, shopping
0: shop, store, mall, sale, order, ordered, buy, buying, purchase*, purchasing, amazon, package
0: delivery, arrived, arrives, start, starting, started, begin, began, begun, new job, job offer
0: interview, hired, accepted, acceptance, approved, approval, position, salary, paycheck
0: paid for, pay off, sell, selling, earn, earning, project, presentation, report, work today
0: work early, work done, worked on, working on, work on, finish, finishing, complete, completing
0: done with, task, tasks, homework, assignment, essay, paper, thesis, exam, exams, test, class
0: classes, course, grade, grades, scored, score, scoring, goal, goals, reached, reach, record
0: level, rank, point, points, medal, prize, trophy, contest, lottery, raffle, visit, visiting
0: visits, visitor, guests, party, parties, event, ceremony, celebration, anniversary dinner
0: anniversary with, date night, date with, first date, second date, kiss, kissing, cuddle*
0: cuddling, snuggl*, hug, hugging, hugs, held hands, holding hands, massage, sex, love you
0: loves me, i love, in love, compliment*, flirt*, thanked, praise*, applau*, cheering, cheers
0: invite*, invitation, meet, meeting, meets, reunion, catch up, caught up, talked with, talk with
0: talked to, chat*, chatting, conversation, facetime*, skype, phone call from, called me to
0: called to, text from, message from, letter from, email from, card from, heard from, brought me
0: bring me, brought home, gave me, give me, gives me, sent me, got me, bought me, made me a
0: made me breakfast, made me dinner, told me i, told me that i, told me she loves
0: told me he loves, told me a joke, said i was, said i love, said hi, said hello, asked me to
0: asked me out, asked her to, asked him to, take me, took me to, took me out, took my dog
0: took my son, took my daughter, took my kids, took the kids to, took the dog, take a
0: took photos, took pictures, took a, taking a, took the bus, took the train, took the stairs
0: took the trash, trash, garbage, laundry, dishes, dishwasher, vacuum*, mop*, swept the, tidy
0: tidied, tidying, clean, cleaning, organiz*, organis*, declutter*, sort*, repair*, fix, fixing
0: paint*, drew, draw*, drawing, sketch*, craft*, knit*, sew*, crochet*, build, built, building
0: assembl*, install*, update*, deploy*, code, coding, program, programming, compile*, website
0: app, video, videos, youtube, watch, watching, film, films, tv, series, episode, netflix, cinema
0: theater, theatre, band, guitar, piano, violin, sing, singing, dance, dancing, listen*, podcast
0: radio, album, reading, reads, novel, library, write, wrote, writing, written, journal*, blog
0: draft, page, pages, chapter, study, studying, studied, learn, learning, teach, taught, teaching
0: lesson, lessons, practice*, practise*, train, training, exercise*, exercising, stretch*, run
0: running, jog*, walking, walks, hiking, swimming, cycle*, cycling, biking, ride, riding, rode
0: drive, driving, drove, road trip, flight, fly, flew, flying, hotel, camping, camped, fishing
0: sail*, ski*, surf*, climb*, skate*, tennis, golf, football, soccer, basketball, baseball
0: hockey, chess, puzzle*, lego*, video game, xbox, playstation, nintendo, cards with, sport*
0: match, team, league, bowling, meditat*, pray, prayed, prayer, church, mosque, temple
0: christmas tree, easter, thanksgiving, halloween, birthday party, baby shower, bridal, dress
0: shoes, shirt, clothes shopping, outfit, makeup, nails, hair, bath, shower, showered, sauna, spa
0: asleep, napping, bedtime, sleep in, slept in, sleeping in, woke up early, woke up to
0: wake up early, up early, early, sunlight, moon, stars, rainbow, spring, summer, autumn, winter
0: garden*, plant, plants, planted, flower*, bloom*, blossom*, grow, grew, growing, harvest*
0: tomato*, vegetable*, mow*, lawn, yard, farm, aquarium, playground, pool, ocean, mountain*
0: nature, bird*, butterfly, squirrel, deer, duck*, horse riding, wagged, wagging, purr*, fetch
0: trick, puppies, kittens, belly rub, pet my, petting, pets, first word*, first step*, first time
0: first day, first tooth, learned to, smiled, smiles, giggl*, giggled, crawl*, potty, toddler
0: preschool, kindergarten, school play, recital, report card, college, university, degree
0: scholarship, internship, tax return, refund, rebate, coupon, free ticket*, ticket, tickets
0: deal, bargain, cheap, dollars, cash, savings goal, saved money, insurance, license, licence
0: passport, visa approved, apartment, house hunting, new house, new car, new phone, new computer
0: moved into, moving into, move in, furniture, decorat*, renovat*, kitchen, bedroom, couch
0: bed early, candle*, fire place, brunch, water, drank a, drinking water, glass of, vitamin*
0: diet, weigh, weighed, steps, pushup*, push ups, plank, squats, personal best, volunteer*
0: donat*, charity, help a, help my, helping, advice, promise, forgave, kind, kindness, stranger
0: neighbor, neighbour, old friend, best friend came, friend came, friends came, my team, my plan
0: my idea, planned a trip, planning a trip, planning a vacation, planning my trip, booked
0: reservation, appointment, haircut, dentist, on time, in time, quiet, evening, weekend, friday
0: saturday, sunday off, day off, off work, off early, break, lunch break, relax, relaxing, rest
0: slow morning, morning walk, cup of, spent time, time with, quality, together, hang out
0: hung out, hanging, family dinner, family time, surprised me, lucky, luck, found a, found my
0: found some, found the, discover*, explor*, adventure*, try, tried, trying new, a new, my first
0: our first, his first, her first, their first, best, perfect, progress, improve*, easier, faster
0: lighter, works, working again, worked out, answer, answered, idea, creative, made a, make a
0: making a, made some, made my, made the, made dinner, made lunch, made breakfast, having a
0: had a good, had a great, had a nice, had a fun, had a long talk, had dinner, had lunch
0: had breakfast, had coffee, had tea, had sex, had fun, had time, had an, had a, have a, get to
0: got an, got the, got some, got up, got out, got into, got accepted, got approved, got hired
0: got paid, got better, got through, see my, seeing, saw a, saw my, saw the, saw some
0: look forward, looking forward, happiness, decided to, chose, choose, picked up, picked
0: dropped off, caught a, caught the, called my, called an, call my, texted, emailed, mailed
0: wrote to, signed up, signed the, joined, joining, subscribe*, follower*, likes, views, comments
0: post, posted, upvote*, mturk, survey*, hit, stock*, bitcoin, invest*, profit, gain*
0: moved in, moved closer, loved on, loved me, she loves, he loves, marri*, marry, proposed
0: wedding*, woke up with, woke up before, spent the, spent a, spent an, spend my, spend the
0: work day, off of work, from work, at work, productive, was easy, spoke with, talk to my
0: hangout, giving me kisses, kisses, lick*, sat with my, came to see, gave birth, giving birth
0: birth day, delivered my baby, incentive, nominat*, qualified, recogn*, appreciat*, commended
0: customer, customers, client, clients, payment, got done, interesting, affectionate, touching
0: another dog, another cat, got more, got off, rang me up, held me in, blissful, shorter
0: opening day, baptism, anniversary, dream car, dream house, dream job, jokes, joke, productivity
0: asked for help, felt hope, no smoking, gave the, sorted it, busy but, weekend plans
shield: killed two birds, my jokes killed, die for this, die for that, die for the
shield: broke up a fight, said sorry, was sad this morning, sad this morning but
shield: movie was terrifying, terrifying and great, horror night, first aid, cpr class, cpr course
shield: learned cpr, and cpr, cancer society, cancer foundation, at the suicide hotline
shield: for the suicide hotline, laughed at my joke, laughed at my jokes
danger: hope i get hit, hope the plane crashes, hope the car crashes, hope my car, rope in my hand
danger: rope in my hands, slice my wrist*, slice my arm*, sliced my arm*, carved his name
danger: carved her name, carved words into, emptied the medicine, emptied the whole medicine
danger: hit myself until, tell myself kys, kys, i want to go forever, wrote a note and left
danger: wrote my note, left a note for my family
8: last breath, my last breath, didnt survive the, shadow on my, shadow on his, shadow on her
8: operating room, cant feel joy, cant feel, by myself every, all by myself again, controls all
8: dont speak anymore, we dont speak, dont talk to each other, best friend away, everyone away
8: people away, should have been, too late now, its too late, now it s too late, will ever be good
8: be good again, ran into traffic, got run, not a good, wasnt a good, mom s clothes
8: mum s clothes, dad s clothes, his clothes smell, her voicemail, his voicemail, in my car again
shield: of kms, few kms, kms away, kms run, kms ride, kms walk, some kms, many kms, my last day in

# Danger to oneself, said in other ways.
danger: point in/of carrying on, point in/of going on, letters today one for each
danger: wrote the letters … for each, letters to everyone i love, said goodbye to everyone
danger: if i wasnt here/around/alive, if i were not here/around/alive
danger: if i werent here/around/alive, if i just didnt wake up, if i never woke up
danger: if i stopped existing, if i was not here, if i was no longer here, let … trains go by
danger: stood on the platform … longer, platform edge, too close to the edge
danger: stood … edge of the bridge/roof/cliff/platform, dont need them where i
danger: giving/given/gave away … my things/stuff/possessions, giving my things/stuff away
danger: given my things/stuff away, gave my things/stuff away, gave away all my
danger: giving away all my, given away everything i, i know how i would do it, i know how id do it
danger: know how i will do it, picked the day i, chosen the day, i have chosen the date
danger: cant promise i will be, cant promise i will still be, cant promise ill be
danger: dont know if i will be here, dont know if ill be here, not sure i will be here
danger: not sure ill be here, dont think i will be here, dont think ill be here
danger: dont expect to be here, dont expect to be around
danger: if a bus/car/truck/lorry/train/plane came i, if a bus/car/truck/lorry/train hit me
danger: wouldnt get/jump/step out of the way, wouldnt move out of the way, wouldnt mind if i
danger: wouldnt mind if the, wouldnt mind if a, something fatal, hoping it is fatal
danger: hoping not to wake, hope it is fatal, hope it s fatal, hope it kills me
danger: hope this kills me, wish it would kill me, wish it had killed me, wish the crash had
danger: wish it had been me, might be the night, tonight is the night, tonight s the night i
danger: tonight i will do it, future with me in it, see a future with me, no version of the future
danger: dont see myself making it, dont see myself reaching, dont see myself turning
danger: dont see myself getting to, dont see myself being here, never thought i would live past
danger: dont plan to live, not planning to be here, not planning to be around
danger: cant picture being alive, cant see myself alive, ready to go and be with, join him soon
danger: join her soon, want to be with her in heaven, want to be with him in heaven
danger: want to be with mum in heaven, want to be with mom in heaven, not waiting much longer
danger: last thing i will write, wont hear from me again, wont have to put up with me
danger: wont have to deal with me, not be a problem anymore, no longer be a burden
danger: be better without me, when i am no longer here, after i have gone, new marks on my
danger: fresh marks on my, more marks on my, marks on my arms/thighs/wrists
danger: cuts on my arms/arm/thighs/thigh/legs/leg/wrists/wrist/stomach/hips, scars on my wrists
danger: blood on my sleeve/sleeves, took too many, took every pill, took a handful of
danger: handful of pills/tablets/painkillers, counted the pills/tablets
danger: counted out the pills/tablets, counting the pills/tablets, counting pills/tablets
danger: lined up the pills/tablets, pills/tablets are lined up, pills/tablets lined up
danger: enough pills/tablets, enough paracetamol, hid the pills/tablets, stash of pills/tablets
danger: collecting pills/tablets, collecting my tablets/meds, saving my tablets/meds/pills
danger: stopped taking my insulin, skipped my insulin on purpose, woke up and was disappointed
danger: disappointed to wake up, disappointed that i woke, disappointed i woke, sorry i woke up
danger: angry i woke up, angry that i woke up, survived and wish, wish i hadnt survived
danger: wish i hadnt woken, wish i hadnt been saved, wish they hadnt found me
danger: wish they hadnt saved me, wish nobody had found me, bought the pills, hose to the exhaust
danger: car in the garage with the engine, engine running in the garage, gun in the drawer
danger: the barrel in my mouth, razor in my, blade in my, blade against my
danger: back to the blade/razor, the razor again, took the blade, unscrewed the sharpener
danger: sharpener blade, lighter to my skin, cigarette out on my, cigarettes out on my
danger: put it out on my, holding my hand over the flame, on purpose to feel, pain so i feel
danger: hurt so i can feel, watched it bleed, watched the blood, opened up my arm/arms/wrists
danger: deserve the pain so, give it to myself, scratch my arms/skin until, hit myself again
danger: hitting myself again, slap myself, slapped myself until, let go of the wheel
danger: let go of the steering, close/closed my eyes … wheel, crossing without looking
danger: cross the road without looking, crossed without looking, crossed the road without looking
danger: driving into the oncoming, into oncoming, into the oncoming
danger: climbed over the rail/railing/barrier, other side of the railing/rail/barrier
danger: climbed the railing, roof of the car park, roof of the multi, top floor of the car park
danger: went up to the roof to, up on the roof thinking, window … how far down, how far down it
danger: how high it is, how long it would take to, googled how to die, searched how many pills
danger: searched for ways, want to not be here, want to not be alive, want to not wake
danger: want to stop being, want to be nothing, would rather not be here, would rather not exist
danger: id rather not be here, id rather not exist, rather not be alive, not being here anymore
danger: thought of not being here, think of not being here, thinking of not being here
danger: thoughts of not being here, thinking about not being here, think about not being here
danger: idea of not being here, thought of not existing, thinking about not existing
danger: think about not existing, wants to sleep forever, sleep and never wake, sleep and not wake
danger: never waking up, not have to wake up, not having to wake up, dont need to wake up
danger: no need to wake up, dont want there to be a tomorrow, there wont be a tomorrow
danger: no tomorrow for me, wont see tomorrow, wont see the morning, wont see my next birthday
danger: wont see christmas, wont make it to my birthday, wont make it to christmas
danger: not make it to christmas, done with this world, out of this world for good
danger: too tired to exist, tired of breathing, sick of breathing, done existing, stop breathing
danger: wish my heart would stop, hope my heart stops, heart would just stop, my heart would stop
danger: had enough of living, enough of being alive, have nothing to stay for
danger: only thing keeping me here, only reason i am here, only reason i am still here
danger: only reason i havent, reason i havent done it, what stops me is, only thing stopping me
danger: thing that stops me, dog is the only reason, cat is the only reason
danger: kids are the only reason, the thoughts are back, the dark thoughts, dark thoughts are
danger: bad thoughts are back, intrusive thoughts about, voices tell/told me to
danger: voice tells/told me to, voice says do it, voices say do it
danger: imagining/imagine/imagined/planning/planned/picture/picturing my own funeral
danger: planning/planned my funeral, songs for my funeral, music for my funeral
danger: will is done and the, worth more dead, more use dead, worth more to them dead
danger: afraid to be alone with my, dont leave me alone tonight, took the knives, hide the knives
danger: hidden the knives, asked … to hide the, gave … my pills to keep, cant keep myself safe
danger: cant keep safe, not safe tonight, keep myself safe tonight, not safe by myself
danger: tried to od, odd last night, tried to end, tried to do it, want the pain to stop forever
danger: make it stop forever, it all to go away forever, want it to stop forever
danger: just want peace forever, forgive me for what i am about, forgive me for what im
danger: please forgive me when, sorry for what i am about to, sorry mum i cant, sorry mom i cant
danger: tell … i love them, tell mum i love, tell mom i love, tell my kids i love
danger: tell my daughter i love, tell my son i love, not your fault i, until they find me
danger: until someone finds me, before anyone finds me, by the time anyone reads
danger: if you are reading this i, if anyone reads this, dont look for me, dont come looking
danger: gave my … to … . wont be needing, wont need it where i, plan to die
danger: about/of/mind/care not waking up, be my last christmas/birthday/summer/entry
danger: wont see another birthday/christmas/summer/sunrise, be rid of me
danger: please look after … when i am gone, please take care of … when i am gone
danger: letters for when i am gone, letter for when i am gone
danger: googled/searched how many pills/tablets/paracetamol, it all to stop for good
danger: want … stop for good, sorted … insurance … without me
danger: they will be ok/okay/fine/better/alright without me
danger: they would be ok/okay/fine/alright without me
danger: theyd be ok/okay/fine/alright/better without me, so they will be ok without me
danger: kids will be ok/fine/better without me, kids would be better without me, of not existing
danger: about not existing, looked at the bridge … looked back, nobody would/will find me in time
danger: took too many … woke up, took too many last night
danger: took too many of my/the/his/her pills/tablets/meds/antidepressants, not suicidal but
danger: not suicidal exactly, should have been me who died, wish it was me who died
danger: want to join him/her/mum/mom/dad, go and be with … . not waiting, failed even at that
danger: should have been the one in the car, should have been the one who died
danger: should have been me in the car, be free of me, cant do another day of this life
danger: another day of this life, one way out of this life, bother with tomorrow, bother waking up
danger: the lord … take me, god … take me tonight, god would take me, lord would take me
danger: god to take me, lord to take me, pray i dont wake, pray not to wake, want to fade out/away
danger: fade away forever, like i was never here, as if i was never here, like i never existed
danger: as if i never existed, if i dont wake up tomorrow, if i dont wake up that
danger: dont wake up thats fine, if i didnt wake up tomorrow, nothing is keeping me here
danger: nothing keeps me going but/except, only the dog/cat keeps me
danger: hold on till/until christmas . after, promised … i would hold on, promised … id hold on
danger: stopped wearing a/my seatbelt, dont wear a/my seatbelt hoping
danger: drive without a seatbelt hoping, hoping it kills, hoping this kills
danger: hoping something kills, hoping i crash, hoping not to make it, finish the job properly
danger: stopped taking my heart/insulin/blood, let nature do it, let nature take me
danger: lock the tablets/pills/knives/meds away from me, lock the tablets/pills/knives/meds away
danger: hide the tablets/pills/knives/meds from me, keep my tablets/pills/meds from me
danger: done with it all for good, tell mum/mom/dad it wasnt her/his/their fault
danger: tell him/her/them it wasnt his/her/their fault, told … i was safe . i wasnt
danger: said i was safe . i wasnt, only a way out, punch the wall till my knuckles
danger: hit the wall till/until my knuckles
danger: see/hug/hold/kiss/hear him/her/them one last time before i
danger: wanted to see him/her/them one last time, hugged him/her/them one last time before i
danger: made peace with it just need, made peace with dying, made my peace with dying
danger: at peace with dying, peace with ending, wont feel anything soon, soon it wont hurt
danger: dont plan past, dont see the point of being here, cant find one reason to
danger: one reason to stay, reason not to do it, talked me off the
danger: on the wrong side of the rail/railing/barrier, my feet over the edge, legs over the edge
danger: sat on the edge of the roof, tracks … lie down, lay down on the tracks, lie on the tracks
danger: step out into traffic, wander into traffic, water over my head and stay
danger: walk into the sea and not, walk into the sea/water/ocean/lake and not/keep/never
danger: swim out and not, drive and not stop until the cliff, into a tree on purpose, i wont live
danger: want to be done with it all, want to be done with everything
danger: burnt my arm/leg/skin/thigh with, pressed the lighter, picked my skin until
danger: pinch myself until, pulled out my hair until
danger: wear/wearing/wore long sleeves … cuts/marks/scars/arms, hid it under sleeves
danger: sleeves over the cuts, bandaged my wrist/wrists/arm/arms
danger: plasters on my wrist/wrists/thigh/thighs, the noose, world will turn … minus one
danger: half hoping it finishes, hoping it finishes the job, had someone else instead of me
danger: looking up ways again, been looking up ways
danger: burned my arm/leg/skin/thigh with a lighter/cigarette/match/iron, done . and i mean
danger: one more … and i am done, step in front of a/the train/bus/car/lorry/truck
danger: stepped in front of a/the train/bus/car/lorry/truck
danger: walk in front of a/the train/bus/car/lorry/truck, the only way out is dying
danger: death is the only way out, cant find a reason to stay/live, starve until i am gone
danger: smaller until i am gone, just kill me already, made a plan and it s … calming/peaceful
danger: be my last post ever
shield: not exist yet, thinking about not existing accounts, if i disappeared into
shield: my own funeral suit
shield: took too many photos/pictures/selfies/biscuits/cookies/snacks/sweets/books/notes/breaks
shield: looked at the bridge and, goodbye to everyone at, said goodbye to everyone at
shield: said goodbye to everyone and, handful of pills for the dog, kms on
# Mourning, without a word of it.
6: two places for dinner, forgot he was gone, forgot she was gone, still pick up the phone to
6: still reach for the phone, still dial, still text his/her/their number, still smells of/like
6: his/her/mums/dads/nans side of the bed, his/her side of the

6: his/her coat/coats/shoes/slippers/glasses/mug/cup/jacket … still
6: his/her boots/hat/watch/jumper/pillow/toothbrush/handwriting/number … still
6: still hear them, still cant say, still cant believe, still cant go, still cant open
6: still cant sleep, still cant look, still cant listen, house is silent, so quiet without
6: quiet without, empty without, isnt the same without, not the same without
6: aint the same without, first … without mum/mom/dad/nan/gran/him/her/them/you
6: first christmas/birthday/easter/summer/holiday without, mothers day without
6: fathers day without, year/years/months/weeks without him/her/them/you/mum/mom/dad/nan
6: without nan/nans/gran/grans/grandma/grandad/grandpa/dads/mums/moms
6: without mum s/mom s/dad s/nan s/gran s, a year ago today
6: two/three/four/five/six/ten/twenty years ago today, years today since, year today since
6: years since he/she/we lost, year since he/she/we lost, months since he/she/we lost
6: weeks since he/she, would have been his/her/their/our, would have been … years old
6: would have been … tomorrow, wouldve been, should have been his/her/our … birthday
6: should have been … today, due date today, was my due date, he would have loved
6: she would have loved, would have loved to see, would have been proud, wish he could see
6: wish she could see, wish they could see, wish you were here dad/mum/mom
6: empty cot/crib/nursery/bed/kennel/bowl/basket/cage/stall/lead/leash/seat/place/house/nest
6: crib/cot … back, stopped kicking, not growing like, isnt growing, wasnt growing
6: stopped growing, no heart beat, heart had stopped
6: the lead/leash/collar/bowl … loft/drawer/box/hook
6: his/her lead/leash/collar/bowl/basket/bed is/still/in, held his/her paw
6: make/made the decision about, had to make the decision, had to decide, vet couldnt
6: weeks not months, months not years, days not weeks, hours not days
6: matter of days/weeks/hours/time, not much time, running out of time, cold in the cage
6: in the cage when, hit on the road, hit on the main, did everything they could
6: did all they could, did what they could, nothing we could do, nothing anyone could do
6: switched off the machine/machines, dnr, do not resuscitate, last rites, the priest came
6: undertaker*, wreath, order of service, probate, cleared out his/her, clearing out his/her
6: clearing his/her, packed up his/her, packing up his/her, boxing up his/her, bagged up his/her
6: gave away his/her, gave his/her clothes, his/her clothes, boxes of his/her, his/her voice on
6: voicemail from him/her, saved voicemail, deleted his/her number, cancelled his/her
6: cancelled dad s/mum s/mom s/nan s, phone … kept ringing, wasnt there when he/she
6: he/she went in the night/his/her, went in her/his sleep, slipped away, passed in the
6: gone by morning, didnt get there in time, got there too late, too late to say, never woke up
6: couldnt wake him/her, not breathing, not coming home, isnt coming home, never coming home
6: wont be coming back, wont be coming home, wont come home, never came back, call at 2/3/4/5/6
6: phone rang at 2/3/4/5/6, call in the night, before you pick up, goodbye to him/her/mum/mom/dad
6: last time we spoke, last time i spoke, last time i heard, last words to/were/he/she/i
6: the cemetery, church bells for, candle for him/her/mum/mom/dad, lit a candle for
6: flowers for his/her/the grave, name on the stone
6: carried my brother/brothers/father/dad/mother/son, set a place for, laid a place for
6: no one sits in, dads/mums/nans/grandads chair, dad/mum/nan/grandad/gran s chair
2: out of habit, then i remembered, before i remembered, still expect, still in his/her/their
2: still find his/her, still got his/her, still keep his/her, still hear his/her
2: still see his/her/him, too quiet, house is quiet, house is empty, flat is empty, nursery … door
2: picked a name, picked names, picked out a name, names we picked, baby clothes … loft/attic/box
2: no kick/kicks, vet said, the vet says, got hit, in a towel, brought him/her in a
2: nothing i could do, machines, turned off the, morphine, the wake
2: clearing … house/flat/wardrobe, cleared … wardrobe, emptied … wardrobe, emptied his/her
2: his/her things, his/her stuff in, his/her voice, his/her number, hymn, gone in the
2: gone by the time, arrived too late, didnt wake up, wouldnt wake, didnt come home
2: hasnt come home, the call at, call came, got the call, the call we, last time i saw
2: last message, last text, last thing i/he/she said, grave*, nobody sits in, his/her chair
# Illness and its words.
2: on the ward, ward again, a and e, stage two/three/four/2/3/4, the scan, more tests
2: further tests, the consultant, specialist said, specialist says, cardiolog*, neurolog*
2: hysterectomy, wheelchair, nursing home, handfuls, lump, the lump, a lump, flare, waiting list
2: one line, second line, my period, premature, too early, forgets, keeps asking, kidneys, kidney
2: liver, tubes, wires, no driving, cant hold a, drop things, painkillers, side effects, arthritis
2: abnormal, irregular
6: back on the ward, in a&e, resus, on a drip, cannula, catheter, oxygen mask, shadow on
6: scan shows, scan results, called me back in, want me back, urgent referral, referred me
6: haematolog*, hematolog*, nephrolog*, tremor*, mastectomy, colostomy, stoma, care home
6: into care, carers, carer now, lost the use, hair … falling out, hair … coming out
6: hair came out, spot on my lung, spot on her lung, spot on his lung
6: on my lung/lungs/liver/kidney/brain, on his/her lung/lungs/liver/brain, blood when i
6: coughing up, upped my dose, upped the dose, not pregnant, period came, got my period
6: round of ivf, cycle of ivf, ivf, no eggs, no embryos, nicu, incubator, neonatal, born too early
6: sight is going, losing my sight/hearing/hair/memory, losing his/her sight/hearing/memory/mind
6: hearing is going, forgot who, forgot my name, didnt know me, didnt know my name
6: didnt recognise me, didnt recognize me, doesnt recognise me, doesnt recognize me
6: called me by my, asked who i was, wandered off again, thought i was her/his, didnt remember me
6: cant remember me, doesnt remember me, doesnt remember my, bad scan, had a fall, fell again
6: fell down the stairs, broken hip, broke her/his hip, cant drive any more, went numb
6: dropping things, cant button, cant climb the, opioid*, tramadol, codeine, oxy
6: antidepressants arent, meds arent working, meds dont, meds not working, allergic reaction
6: lupus, crohn*, endometriosis, fibromyalgia, ms. so, long covid, incontinen*, aggressive form
6: came back abnormal, suspicious mass, mass on, growth on my/his/her
# Leaving and being left.
6: taken the kids, taken my kids, taken the children, taken the boys/girls, wants me out
6: packed a bag and, his/her half of the wardrobe, half the wardrobe, wardrobe is/was empty/half
6: separate rooms, separate beds, ring in the drawer, took my ring off, took her ring off
6: took his ring off, going on since, going on for months, other woman, other man, doesnt love
6: dont love, not in love, isnt in love, fell out of love, wants space, left on read
6: seen no reply, never called back, never rang back, doesnt pick up, straight to voicemail
6: goes to voicemail, changed her/his number, blocked my, broke something in my/our/us
6: marriage counselling, marriage counseling, the papers came
6: telling the kids/boys/girls/children, told the kids/children we, selling the house because
2: moved out, has moved out, packed … bags, packed … suitcase, packed his/her
2: sleeping on the sofa/couch, on the sofa/couch again, slept on the sofa/couch, spare room
2: ring is in, took off … ring, took … ring off, found the messages, found the texts
2: read the messages, someone else, out of love, needs space, need space, on a break, on read
2: no reply, not replied, hasnt replied, didnt reply, never replied, hasnt called, hasnt rung
2: hasnt texted, hasnt written, hasnt phoned, wont pick up, didnt pick up, not picking up
2: our song, had to leave the, had to walk out, had to pull over, my marriage, our marriage
2: solicitor*, divorce*
# Family torn.
6: every second saturday/sunday/weekend, every other saturday/sunday/weekend, gave him the kids
6: gave her the kids, contact centre, social services, social worker, cps, into foster, in foster
6: put in care, dont want to see me, doesnt want to come, never visits, never calls
6: werent invited, didnt invite, big row, huge row, massive row, slammed, screaming match
6: not speaking, hasnt spoken, doesnt speak to, dont speak to, not talking to each, walked out
6: flinch*, different son/daughter, wished … different, ashamed of me, disappointed in me
6: disappointed me, chucked me out, chucked out, kick me out, cut contact, no contact
6: went no contact, told me to leave, told me to get out, told me not to come, wish i was never
6: never wanted, favourite child, black sheep, cant forgive me, will never forgive, never forgive
6: shouted at him/her/me/them/my, snapped at him/her/the/my, yelled at him/her/me/them/my
6: saw his/her/their face when, scared of me, afraid of me, read what i wrote, unsay
6: shouldnt have said, should not have said, never told him/her, never said sorry, never said it
6: if i had called, if id called, one who told him/her/them, i was the one who, if only i
6: driven her/him myself, let him/her go alone, wasnt there for, let her/him/us/me down, blames me
6: cant live with, cant look at him/her/myself/them, cant look in the mirror, cant forgive myself
6: forgive myself, hate what i
2: supervised, wont come, doesnt come, row with, said things, shouting, havent spoken
2: havent heard from, stormed, my own mother said, my own father said, my own mum said
2: my own dad said, lost it at, take it back, take back what, undo, ten/five/two minutes earlier
2: an hour earlier, a day earlier, if i had, if id, because of me, let my
# At home with fear.
2: grabbed my/me/by, took my keys/phone/card/passport/bank, not allowed to, said sorry with
2: last time he, last time she, fist*, followed me, followed us
2: outside my house/window/flat/door/work, refuge, hide from, hide the, hid under, hiding in
2: hiding under, hid from, key in the door, footsteps, jump at every, every noise, every sound
2: afraid to, scared to, too scared, his hands, wouldnt stop, didnt stop, said no, said stop
2: froze, police said, reported it, witness, they took my, took my wallet/phone/bag/purse
2: broke the lock, break in, savings
6: by the wrist/throat/hair/neck/arm, my wrist again, bruise*, concealer, eggshells
6: checks my phone, reads my messages, goes through my phone, goes through my, tracks my
6: tracks me, doesnt let me, promised it was, wont happen again, said it was my fault
6: punched the/a, raised his/her hand, raised his/her voice, cornered me, followed home
6: someone followed, knows where i/we live, found out where i/we live, waiting outside my
6: womens shelter, locked myself in, checking the locks, check the locks, changed the locks
6: locks changed, bolt the door, barricad*, what mood he, what mood she, his/her mood, flinch
6: thought it was him, thought it was her, thought i saw him, jumped out of my skin
6: out of my skin, look over my shoulder, looking over my shoulder, dont dare, darent, too afraid
6: didnt dare, he drinks, she drinks, been drinking again, smelled of drink, put his/her hands on
6: hurt me, hurts me, i said no, couldnt scream, uncle used to, statement to the police
6: crime number, testify, took grandads, smashed the window, ransacked, conned
# The body in panic; days that do not begin.
6: chest tight*, chest is tight, chest was tight, tight chest, tightness in, chest pains
6: walls closing, walls coming, walls were, coming in on me, heart thumping, heart hammering
6: racing heart, could not breathe, couldnt swallow, throat closing, throat closed, throat tight
6: hands shaking, shook all, attack on the, one of my attacks, room spinning, pins and needles
6: going to pass out, thought i was dying, thought i would die, woke at 1/2/3/4, awake at 1/2/3/4
6: awake since 1/2/3/4/5, up since 2/3/4, up at 2/3/4 again, 3 am again, 4 am again
6: another sleepless, not sleeping, hardly slept, no sleep again, havent left, cant leave the flat
6: couldnt leave the, havent been outside, unopened, in bed since, been in bed, havent washed
6: havent brushed, havent cooked, dishes … piling, switch off my, brain wont, head wont, mind wont
6: cant stop thinking, cant get warm, toilet floor, bathroom floor, crawl in/into a hole
6: swallow me, ground to open, wanted to sink, nothing left in, running on fumes, running on empty
6: on empty, no strength, couldnt face, pointless, going through the motions, feels far away
6: dont recognise myself, dont recognize myself, fake a smile, faking, put on a brave face
6: brave face, put a smile on for, fine i said, say i am fine, say im fine, said im fine
6: told them i was fine, told everyone i was fine, keep saying i am fine, keep saying im fine
6: i am fine i, cried in the, cried at my, cry in the, cry at my, lump in my throat
6: dont know if i can, cant do another, cant any more, cant carry, weighs, weight on my chest
6: pit in my stomach, knot in my stomach, knots in my stomach, stomach in knots, sick with nerves
6: sick with worry, worried sick, sick to my stomach, melt down, intrusive, racing thoughts
6: black dog, low again, all time low, grey again, gray again, brain fog, felt flat, feel flat
6: empty again, crisis line, crisis team, helpline, hotline, samaritans, therapist says
6: therapist said, upped my meds, back on antidepressants, back on the meds, back on meds
6: back on my meds, off my meds, signed off, off sick, sick leave, sick note
6: another sleepless night
2: closing in, heart going, heart was going, shaking, shaky, attacks, 3am, 4am, wide awake
2: lay awake, lying awake, laid awake, awake all, sleepless, staring at, ceiling, not left the
2: havent been out, cant open the, couldnt open the, curtains closed/drawn/shut, blinds down
2: stay in bed, same clothes, same pyjamas, same shirt, not washed, not eaten, forgot to eat
2: piling up, piled up, pile of unopened, unwashed, switch it off, cant switch, cant think
2: in the loo, kitchen floor, sat on the floor, on the floor and, sat in the car, sat in my car
2: sat in the dark, in the dark, on autopilot, autopilot, behind glass, not real, not myself
2: pretended, pretending, pretend to be, said i was fine, smiled and said, mask, tears came
2: welled up, choked up, nobody knows, no one knows, no one asked, nobody notices, no one notices
2: dont know how much, dont know how long, dont know how i, dont think i can, not sure i can
2: cant do this, cant do it, cant keep, cant be bothered, so heavy, on my chest, hole in, dreading
2: dark place, bad place, low point, lowest, hit a wall, fog, foggy, flat and, hollow*
2: another night shift, another shift, another day of, another day in, another night of
2: another night in, every night, every morning the
# Work, money and the roof.
2: hr, h r, my pass, cardboard box, my replacement, replaced by, hours cut, applications
2: no interviews, overlooked, passed over, told me off, demoted, night shift, back to back shifts
2: double shift, dole, soup kitchen, hood up, declined, overdraft, i owe, we owe, the rent
2: lost it on, on red, slots, betting, bet it, bet my, meter ran out, cold house, heating off
2: hostel, is finished, closing down, closed down, wound up
2: letter from the council/court/bank/landlord, took the car away, took the car back, points on my
2: failed my, failed the, resit*, didnt get it, didnt get the, did not get the, none of them
2: not one of them, any of them, turned down, they said no, said no again, no thanks, for nothing
2: so thats it, thats it then, that s it then, that s that, so that s it, wasnt enough, not enough
2: never enough, water on the floor, under … feet of, feet of water, water came in, home office
2: sent back, no papers, without papers
6: bring my laptop, cleared my desk, clear my desk, clearing my desk, eliminated, restructur*
6: at risk, performance plan, performance improvement, on a pip, written warning, final warning
6: verbal warning, disciplinary, gave my job, gave my role, gave the job to, replaced me
6: training my replacement, cut my hours, zero hours, contract ended, contract wasnt, not renewed
6: wasnt renewed, isnt renewed, not even a no, passed me over, tore into me, tore me apart
6: shouted at in, in front of the client/class/team/customers/kids/whole/neighbours, sunday dread
6: dread monday, job centre, jobcentre, universal credit, sanctioned, benefits stopped
6: benefits cut, foodbank, overdrawn, owe more, arrears, eviction, notice to quit, section 21
6: landlord wants, landlord is selling, rent went up, put the rent on, scratch cards, scratchcards
6: pawned, pawn shop, sold my … to pay, sold … ring, sold mum s, sold dad s, no electric
6: electric ran out, couch surf*, sofa surf*, slept in the car, sleeping in the car
6: living in the car/van/my car, temporary accommodation, emergency accommodation, hotel room with
6: bed and breakfast week, nowhere to go, nowhere to live, nowhere to sleep, business is finished
6: business is over, shut for good, closed for good, going under, last day of trading
6: administrators, final demand, red letter*, they took my licence, lost my licence
6: lost my license, licence revoked, dropped out, kicked off the course, turned us down
6: unsuccessful, position has been filled, no uni, no university, wasted … years, all for nothing
6: wasnt good enough, isnt good enough, cant provide, kids hungry, went hungry, go hungry
6: skipped dinner so, skipped meals so, brown water, roof came off, roof is gone, condemned
6: everything we owned, all we owned, uninsured, insurance wont, insurance refused
6: insurance said no, visa refused, visa denied, refused my, denied my, asylum, days to leave
6: send us back, send me back, removal letter, detention
# War.
6: air raid*, siren*, shelling, shells fell, drone hit, slept in the bathtub
6: slept in the corridor, slept in the metro, call up papers, mobilis*, mobiliz*, no word from
6: no news from, no news of, heard nothing from, street isnt there, house isnt there
6: isnt there anymore, is no longer there, nothing left of, left of our, on a drone
6: lockdown drill, another drill, active shooter, where she/he should hide, cant watch the news
6: whats coming for, world is ending, left everything behind, had to leave everything, fled
6: minefield, landmine*, ceasefire, hostage*, prisoner*, missing since, body was, bodies
2: drones, rocket*, bunker, in the basement, in the cellar, call up, called up, deploys, deployed
2: deploying, on the front, havent heard, not heard from, not there anymore, news is on
2: the news again, watching the news, tanks, troops, crossed the border with, left everything
2: blackout again, power out again, captured
# What one can not leave.
2: had a drink, one drink, just one drink, bottle is empty, empty bottle/bottles, vodka, wine by
2: wine before, dealer, needle, needles, days gone, months gone, years gone, down the drain
2: my sponsor, fell off, shakes, cravings, cold turkey, porn, hungover again
6: drank last night, drank alone, drinking alone, drunk by, drunk before, hid the bottle/bottles
6: hidden bottle/bottles, hiding bottles, bottle of vodka, whisky for breakfast, used last night
6: back to day one, back to day zero, day one again, day zero, back to zero, lied to my sponsor
6: withdrawal*, cant stop drinking, cant stop using, cant stop gambling, couldnt stop drinking
6: one more bet, binged, threw up dinner, made myself be sick, fingers down my
6: woke up not knowing, dont remember getting
# What others do to one.
6: went quiet when i, stopped talking when i, goes quiet when, group chat without
6: without inviting me, without asking me, wrote things about me, everyone has seen
6: everybody has seen, laughed when i, laughed at my, laughing at my, behind my back, rumour*
6: rumor*, nobody sat, no one sat, saved me a, nobody saved, nobody picked, no one picked
6: picked last, nobody talked, nobody spoke, no one spoke, no one talked, nobody wished
6: no one wished, nobody said happy, no one said, nobody invited, lunch in the toilet/toilets
6: tripped me, spat, threw my bag, wet myself, rolled their eyes, rolled her eyes, rolled his eyes
6: so called, my so called, shoved, called him names, called her names, hate comments
6: death threats, slurs, homophob*, transphob*, spat at, moved away from me
6: crossed the road to avoid, avoids me, avoiding me, blanked me, blanks me, cold shoulder
6: pretends i, pretended not to, as if i wasnt, as if i were invisible, talked over me
6: talks over me, left me out, leave me out, leaves me out, cut me out, only one not
6: only one who wasnt, only one without, everyone but me, except me, everyone except me, dont fit
6: dont belong, didnt belong, doesnt belong, fit in anywhere, belong anywhere, not wanted
6: unwelcome, spoken to anyone, spoken to nobody, spoke to nobody, voice i heard, phone didnt ring
6: phone hasnt rung, phone never rings, on my own since, another weekend alone, stood up by
6: never showed, never turned up, nobody turned up, no one turned up, cancelled on me again
2: things about me, everyone saw, everybody saw, everyone knows, everybody knows, everyone heard
2: everyone laughed, everybody laughed, they all laughed, the video of me, video of me
2: picture of me, photo of me, screenshot*, talk about me, talking about me, lunch alone
2: sits alone, threw my, my accent, pointed at, snigger*, smirk*, whisper*, freak, pushed me
2: calls me, troll*, stared at me, staring at me, moved seats, avoid me, talk to anyone
2: speak to anyone, spoke to anyone, not spoken to, havent talked, phone stays, cake for one
2: table for one, meal for one, dinner for one, cooked for one, cook for one, noone to
2: nobody else, no one else, all by myself, all on my own, on my own again, alone on, alone at
2: alone in, alone with, alone for, alone tonight, just me and the, didnt show, didnt turn up
# What calls for doubt, and the signs of something good or done, or of an everyday moment.
doubt: not, no, never, nothing, nobody, none, cant, couldnt, wont, wouldnt, dont, didnt, doesnt
doubt: isnt, arent, wasnt, werent, hasnt, havent, hadnt, shouldnt, neither, nor, noone, without
doubt: hardly, barely, still, again, anymore, any more, alone, gone, empty, too, last time, away
doubt: left, stopped, closed, shut, silent, silence, quiet, had to, have to, has to, should
doubt: supposed to, used to, instead of, until, since, tried to, wanted to, said, says, asked, he
doubt: she, they, his, him, them, their, her, someone, everyone, everybody, anyone, letter
doubt: letters, papers, paper, appointment, results, scan, doctor, doc, nurse, vet, police, court
doubt: judge, lawyer, manager, hospital, clinic, ward, drink, drinks, drank, drunk, rent, bill
doubt: bills, owe, night, awake, floor, door, drawer, box, boxes, ring, chair, coat, window
doubt: bathroom, toilet, mirror, hands, face, voice, name, names, words, message, messages, number
doubt: form, forms, notice, bag, bags, suitcase, stairs, corridor, blood, pills, tablets, ex
doubt: years, months later, years later, days, weeks later, since monday, since tuesday
doubt: since wednesday, since thursday, since friday, since saturday, since sunday, every time
doubt: whenever, even, only, just, another, except, but, because, how, why, what, where, if
doubt: whether, know, knew, think, thinking, remember, remembered, forgot, forget, forgotten
doubt: pretend, hide, hid, hidden, wait, waiting, waited, look, looks, looked, feel, feels
doubt: turns out, apparently, lol ok, whatever, i guess, so that, thats it, everything, anything
doubt: end, ended, ending, finished with, leave, leaves, leaving, lie, lied, lies, taken, takes
doubt: took, sold, sell, signed, cancelled, canceled, stood, lay, stare, stared, staring, back on
doubt: back in, back to, back at, here, there, anywhere, somewhere, nowhere, outside, under
doubt: behind, between, against, dark, grey, gray, heavy, weak, slow, smaller, thin, thinner, pale
doubt: less, fewer, broken, cracked, stuck, lost, missed, missing, wrong, cancel*, refus*, fail*
doubt: declin*, den*, reject*, ignor*, avoid*, delet*, block*, drop*, fell, fall*, break*, broke
doubt: burn*, crack*, crash*, hurt*, hit, my own, called me, told me to, told me that, told him
doubt: told her, the phone, phone call, on the phone, in bed, the keys, his keys, her keys
doubt: his coat, her coat, his shoes, her shoes, his mug, her mug, his jacket, his chair
doubt: didnt see, who, whose, nobody else, anyone else, one left, ones left, my son says
doubt: my daughter says, by now, somehow, supposed, would have, could have, might, maybe, probably
doubt: almost, nearly, suddenly, tonight, all day, all night, all weekend, all week, so much, ask
doubt: asks, wonder, wondering, swear, promise, promised, beg, begged, sorry, please, hope, hoping
doubt: wish, wishing, pray, my ex, his ex, split, the home, in time, all over again, every morning
doubt: every evening, till, standing up, sink, mute, soul, one by one, line through, photograph
doubt: plastic bag, downhill, turned away, a word, dropped, secret, insta, receipt, unfaithful
doubt: weighed, tripped, filmed, lip, hiding, behind the, visiting hours, all saw, coded, airbag
doubt: bend, scaffold, the tape, porch light, the swing, on it, out loud, diary, pension
doubt: every penny, career, benefits, benefit, recall, memory, drove home, went outside
doubt: not moving, smelled, smell, smells, nearly gone, as if, like wet, idk, god knows, no work
doubt: afraid, scared, upset, stressed, stress, without crying, painfully, raided, cops, hell
doubt: forgive me, pretty much, literally, tired, worn, ache*, sore, stiff, unwell, pain, weird
doubt: strange, awkward, difficult, tough, rough, bad, worse, worst, awful, terrible, sad, cry
doubt: crying, cried, tears, angry, hate, hated, fight, argue*, argument, fought, worry, worried
doubt: stopped asking, stopped talking, stopped coming, stopped calling, stopped eating
doubt: stopped working, stopped going, no longer, not one, not a, not even, never even, queue
doubt: hood, debt, unpaid, overdue, owed, fine for, fined, arrested, sentence*, lawyers
doubt: application, refused, denied, delay*, postponed, waiting room, waiting for, on hold
doubt: voicemail, unread, unopened, uneaten, untouched, unsaid, unslept, half empty, half full
doubt: nobody to, everyone else, others, apart from, apart, between us, distance, far away, border
doubt: deployed, uniform, gun, siren, alarm, smoke, ash, dust, mud, flood, midnight, 1am, 2am, 5am
cheer: managed, nailed, aced, smashed, crushed, passed, finally, at last, first try, first go
cheer: in one go, first time in, first attempt, personal best, pb, pr, in a row, streak
cheer: without stopping, on time, ahead of schedule, under budget, done, all done, ticked off
cheer: crossed off, finished, completed, solved, fixed, mended, repaired, restored, tidied
cheer: decluttered, organised, organized, sorted out, vacuumed, hoovered, ironed, folded
cheer: washed up, put away, descaled, planted, repotted, weeded, harvested, picked berries, sewed
cheer: knitted, put up a, put up the, hung the, set up, upgraded, backed up, shipped, launched
cheer: deployed the, published, submitted, handed in, sent off, sent the, booked, renewed
cheer: signed up, paid off, won, beat, scored, finished in, finished first, climbed, hiked, cycled
cheer: swam, ran, jogged, bench pressed, yoga, danced, played, baked, learned, learnt, learned to
cheer: taught, helped, donated, gave a seat, gave my seat, volunteered, thanked, tipped, hugged
cheer: cuddled, high fived, laughed, giggled, smiled, grinned, grinning, beaming, chuckled
cheer: chuffed, smug, proud, pleased, happy, glad, delighted, thrilled, excited, content, peaceful
cheer: relieved, grateful, thankful, lucky, cosy, cozy, snug, sunny, sunshine, blue sky
cheer: rabbit in the, purr*, zoomies, ice cream, fish and chips, picnic, hot chocolate, delicious
cheer: tasty, yummy, yum, perfect, perfectly, lovely, beautiful, brilliant, wonderful, great, good
cheer: nice, fantastic, amazing, awesome, excellent, superb, fab, fun, funny, hilarious, cute
cheer: adorable, gorgeous, glorious, magical, smoothly, surprisingly, beautifully, went well
cheer: went great, came out right, came out well, turned out well, turned out great, fit perfectly
cheer: it stayed, level, paid on time, good news, all clear, healthy, healed, recovered, stronger
cheer: fitter, faster, smoke free, back to normal, caught a fish, caught a carp, caught a trout
cheer: hat trick, halfway line, trophy, prize, board game*, concert, festival, top of
cheer: climbing wall, 5k, 10k, party, birthday, wedding, celebrat*, congrat*, toast to, champagne
cheer: gift, gifts, surprise, surprised me, treat, treats, treated, holiday, holidays, vacation
cheer: road trip, train ride, flight to, team mates, came over, came to visit, dinner with
cheer: lunch with, coffee with, tea with, drinks with, chat with, laughs, laughter, giggle*, hugs
cheer: high five, standing ovation, promotion, promoted, raise, bonus, pay rise, hired, job offer
cheer: new job, got the job, interview went, deadline met, met the deadline, driving test
cheer: visa came, new flat, new house, new home, new place, moved in, bought, got a new, lie in
cheer: slept well, slept in, slept through, eight hours, bubble bath, wardrobe tidy, car washed
cheer: bus driver, on the dot, discount, bargain, refund, half price, waived, upgrade, meditat*
cheer: breathing exercise, asked for help, opened up, stood up for, spoke up, said no to
cheer: set a boundary, apologised and, apologized and, made up, made it, made my, made a
cheer: made some, got out, went for, went out, went on, able to, can now, dada, mama, first word*
cheer: first step*, first tooth, tied her, tied his, walked for, drew me, painted me, made me a
cheer: brought me, gave me, sent me, bought me, held hands, date night, said yes, love, loves
cheer: loved, adore, enjoy*, appreciat*, cherish, haha*, yay, hooray, whoop, wow, 🎉, 😊, 😀, 😍, ❤, 😂
cheer: :), ;), talked to/with, spoke to/with, talking to/with, talk to/with, catching up
cheer: caught up, received, watched, watching, playing, accepted, acceptance, approved, approval
cheer: selected, offered me, got offered, snuggl*, curled up, jumped up, jumped onto, my lap
cheer: expecting a, having a baby, expecting a baby, giving birth, gave birth, birth of, was born
cheer: were born, spent time, spent the day, spent a day, spent the weekend/evening/afternoon
cheer: day off, time off, became, engaged, moved into, opened a, a check, paid me, paid my, earn*
cheer: reached, achiev*, down to, weight loss, traded in, released from, over her/his/my cold
cheer: liked my, likes my, likes me, loves me, straight as, presented me, recognised, recognized
cheer: recognition, praised, told me she/he loves, told me i look, told me how, said i look
cheer: said i was beautiful/pretty/good/great/doing, said thank, thank you, positive, success*
cheer: improv*, progress, best, happiest, happiness, joy, moment of, blessed, game of, video game*

cheer: new phone/car/house/job/home/apartment/flat/bike/dress/shoes/tv/computer/game
cheer: new book/recipe/baby/puppy/kitten/friend/friends
cheer: new bed/couch/coat/boots/glasses/haircut/record
cheer: my first, first time, first day, first date, date with, going to, went shopping
cheer: went swimming/fishing/hiking/camping/dancing/running/cycling/bowling/home, wine with

cheer: with my friends/friend/family/girlfriend/boyfriend/wife/husband/kids/daughter/son
cheer: with my mom/mum/dad/sister/brother/dog/cat/parents/team/colleagues
cheer: my friends, old friend, best friend, friends came, friends over, family dinner, family came
cheer: made dinner/lunch/breakfast/a/me/my, got my new
cheer: got a new/good/great/job/raise/promotion/call, got paid, got accepted/approved/hired
cheer: got to see/go/play/meet/hold/watch/eat/sleep/spend/leave, got up early, up early
cheer: got engaged, got married, got home, got better, good/great/full/better night
cheer: night of sleep, sleep in, woke up early/to/refreshed, rain stopped, warmed up, fixed my
cheer: repaired my, found a/my/some/the, team mate, traffic was, sang to, smiled at, smile on
cheer: light up, lit up, waved at, cleaned up, cleaned the, organised the, finish, finishing
cheer: complete, completing, win, winning, bought a/my/some/new, order came, the sun, in the sun
cheer: fun with, fun at, played with, play with, lovely chat, good chat, proper lunch, nice chat
cheer: day out, night out, evening out, dinner out, first one, top marks, full marks, came first
cheer: came second, came third, medal, on the train, had a seat, got a seat, seat on the
cheer: on schedule, no queue, no traffic, empty inbox, without a single, without help
cheer: by myself and, on my own and it, on my own for the first, reconnected, reunited
cheer: successfully, resolved, i joined, came to meet
cheer: got to pet/handle/talk/sleep/have/do/take/use/try/keep/be/relax/work, made it down
cheer: good to see, half off, brand new, on track, above and beyond, send me money
cheer: without being asked, without prompting, without asking me to, taken care of, didnt have to
cheer: did not have to, dont have to, not have to, didnt need to, dont need to, off from work
cheer: off of work, off work, allowed me to finish, not too bad, wasnt too bad, settled our
cheer: settled some, get to, melted my heart, discovered, rescue dog, refurbished, work from home
cheer: hit a triple, to a movie, to the movies, slept next to me, next to me on, another dog/cat
cheer: got a dog/cat/puppy/kitten, have a dog, is coming to visit, coming to visit, came home to
cheer: my visit, over for a visit, for a visit, glass of wine, long bath, took a bath, relaxing
cheer: working again, good dream, pleasant, well on, did well, doing well, went up, gave me the
cheer: given the, gave me a, let me, lets me, surprised by, treated me, took me out, took me to
cheer: brought home, brought us, cooked me, cooked for me, cooked us, sent me a, bought us
cheer: made me laugh/smile/happy/feel/a/dinner/breakfast/lunch/tea/coffee, complimented me
cheer: invited me, invited us, chose me, picked me, passed inspection, pass inspection
cheer: passed his/her/their, passed maths, got accepted, was accepted, accepted into, admitted to
cheer: got into, got in to, hired me, wants me to, starts new, started a new, started my
cheer: started working, a job, first job, job interview, got the promotion, day at the

cheer: went to the gym/beach/park/movies/zoo/mall/lake/museum/fair
cheer: went to the game/concert/cinema/pool/library/market/dentist/temple/church
cheer: went to a concert/movie/party/wedding/show/game/museum/play/restaurant/festival, on a date
cheer: on vacation, on holiday, to eat, ate a/some/my/the/at, ate dinner
cheer: had lunch/dinner/breakfast/brunch/coffee/tea/pizza/cake/drinks with
cheer: had a nice/good/great/lovely/wonderful/fun/long/proper/really/delicious/relaxing
cheer: having dinner/lunch/breakfast/fun/coffee/a, spend time/the day, was able to, am able to
cheer: were able to, finally got, finally found, finally finished, finally fixed, finally able
cheer: in my favour, in my favor, my favorite, my favourite, wanted to see, wanted for
cheer: been wanting, looking for for, looking forward, look forward
cheer: planning a trip/vacation/holiday/party, booked a/my/our, tickets to/for
cheer: watched a/the/my/some, watching a/the/my/some, played a/the/my/some/with, read a/the/some
cheer: listened to, listening to, went for a, took a walk/nap/bath/shower/trip/day/long/break
cheer: took my dog/kids/son/daughter/wife/family, nice weather, weather was, wasnt too
cheer: not too hot, cool outside, warm outside, beautiful day, sunny day, no rain, green lights
cheer: no line, no wait, saved me, saved us, found 5/10/20/50, found money, all good, a pleasure
cheer: works now, works again, whole again, thing of beauty, spot on, bang on, top of the class
cheer: held up, still funny, no worries, all found, opens again, stood up on, rolled over
cheer: learned to roll, shooting star, full moon, low tide, accepted by, tax* filed, taxes filed
cheer: weeks early, days early, charity shop, stayed calm, stayed sober, got the chip, days sober
cheer: days clean, cigarette free, counts, solid food, after the op, without the rail
cheer: without crutches, without the stick, with the light off, just a cyst, clear results
cheer: in remission, debt free, my own flat, changed my, changed a tyre/tire, printer worked
cheer: oil changed, packed lunch, no takeaway, drank water, enough water, boss approved
cheer: approved the, boss said thank, second date, she said yes, he said yes, they said yes
cheer: met my niece/nephew/grandson/granddaughter, bedtime story, flew by, hour flew, tooth fairy
cheer: level up, levelled up, high score, final boss, escape room, pub team, feet up, kettle on
cheer: got away with it, better than i/expected, went better, less than last, pounds less
cheer: down two pounds, lost 5/10/15/20, lost two/three/five/ten pounds, lost weight, quit smoking
cheer: gave up smoking, no smoking, free of it, not afraid, not scared, not sad, not bad, no pain
cheer: no panic, no tears, no argument, nothing hurts, nobody was hurt, is gone now
cheer: got out of hospital, out of hospital, okay now, i am okay, i am ok, killer workout
cheer: hard workout, party was, had a blast, a blast, stuck the landing, struck a pose
cheer: got dressed, up before the alarm, before the alarm, on the mend, graduated, cuddl*, offered
cheer: beach, park, movie, movies, game, games, hike, hiking, trip, camping, pizza, cake, cakes
cheer: chocolate, swimming, bike, sunset, sunrise, rainbow, restaurant, shopping, sex, dance
cheer: dancing, puppy, kitten*, laugh, smile, smiles, hug, kiss, kisses, compliment*, applause
cheer: grade, grades, gym, workout, marathon, bowling, chess, quiz, crossword, sudoku, scrabble
cheer: museum, zoo, lottery, gain, dollars, netflix, pancake*, cookie*, sushi, burger*, bbq
cheer: barbecue, brunch, waterfall, sandals, massage, sauna, haircut, parkrun, kayak*, football
cheer: tennis, golf, basketball, cricket, fits, works, worked, graduation, degree, engagement
cheer: favorite, favourite, congratulated, cuddling, playful, friendly, generous, sourdough
cheer: tomato*, strawberr*, blackberr*, recipe, karaoke, guitar, piano, puzzle*, snowdrop*
cheer: bluebell*, rested, tidy, complimented, raffle, visit my/a/to/with, met my/a, see my, saw my
cheer: talked for, was given, were given, bought a/an/some/my/new, home early, let me use
cheer: husband/wife/son/daughter/boyfriend/girlfriend made, made 10/20/50/100, found 20/50/100
cheer: found out that my, my family, my friend, to my family, my parents came, with my parents
cheer: moved into our, named our, coming home, fell asleep on, next to me, jumped on, ready for
cheer: at the pool, by the pool, on my own car, walked my, feeding my, fed the, made tea, had tea
cheer: fresh air, in the park, on my lap, told jokes, sang along, great time, good time, nice time
cheer: fun time, time with, quality time, day with, evening with, weekend with, night with
cheer: morning with, afternoon with
mild: patched, cleaned, cleared, scrubbed, mopped, dusted, washed, polished, painted, sanded
mild: varnished, potted, watered, mowed, mown, pruned, dug, raked, composted, sewn, crocheted
mild: darned, glazed, carved, built, assembled, installed, updated, released, merged, compiled
mild: debugged, refactored, registered, biked, rowed, lifted, deadlift*, squat*, plank, stretched
mild: pilates, sang, strummed, practised, practiced, rehearsed, drew, sketched, cooked, roasted
mild: grilled, brewed, fermented, pickled, kneaded, whisked, explained, translated, memorised
mild: memorized, read, shared, kissed, warm, stars, moon, spring, summer, blossom*, daffodil*
mild: tulip*, roses, crocus*, sunflower*, lavender, seedling*, sprout*, bulbs, bloom*, flowers
mild: heron, robin, cuckoo, owl, kingfisher, blackbird, woodpecker, goldfinch*, hedgehog, fox
mild: deer, squirrel*, butterfl*, bee, bees, dragonfl*, ladybird*, dolphin*, whale*, seal, seals
mild: otter*, puppies, lamb, lambs, foal, duckling*, chick, chicks, wagg*, fetch, courgette*
mild: zucchini, raspberr*, blueberr*, apples, pears, plums, cherries, pumpkin*, herbs, basil
mild: rhubarb, leek*, beans, peas, potatoes, bread, loaf, scone*, pie, pies, waffle*, biscuit*
mild: brownie*, muffin*, croissant*, pastry, doughnut*, donut*, pasta, lasagne, lasagna, risotto
mild: curry, ramen, dumpling*, taco*, burrito*, chips, roast, stew, soup, salad, goulash
mild: breakfast, cheese, toast, coffee, latte, espresso, tea, cocoa, lemonade, smoothie, pudding
mild: dessert, crumble, sweet, fresh, golden, bright, crisp, calm, gentle, smooth, easy, clear
mild: recovering, sober, goal, goals, team, league, cup, wordle, jigsaw, lego, cards, poker
mild: dungeons, choir, gig, band, violin, cello, ukulele, drums, trumpet, flute, saxophone, chord
mild: chords, tune, album, vinyl, podcast, film, cinema, theatre, theater, gallery, exhibition
mild: library, books, novel, chapter, poem, poems, pages, comic, journal, market, fair, aquarium
mild: sea, lake, river, pond, forest, woods, garden, allotment, greenhouse, hill, mountain*
mild: summit, trail, view, island, castle, harbour, harbor, boat, canoe, paddle*, sail*, surf*
mild: ski, skied, skiing, snowboard*, skate*, skating, bouldering, badminton, soccer, rugby
mild: netball, volleyball, hockey, swim, run, running, ride, riding, walk, walked, walks, cycle
mild: cycling, km, miles, steps, laps, lengths, reps, christening, present, presents, weekend
mild: tent, campfire, tickets, grandson, granddaughter, grandkids, niece, reunion, visited
mild: visiting, chatted, conversation, joke, jokes, cuddle*, wave, waved, clapped, cheered
mild: customer, invoice, inbox, presentation, thesis, essay, exam, scholarship, diploma
mild: certificate, passport, citizenship, nap, nails, candle*, sofa, armchair, fireplace, hammock
mild: balcony, terrace, porch, lawn, gutters, fence, shelf, shelves, tap, wifi, radiator*, bulb
mild: oven, dishwasher, laundry, washing, bins, cupboard*, attic, garage, tyres, tenner, fiver
mild: coins, cheap, shorts, outfit, makeup, breathed, gratitude, therapist, therapy, journaled
mild: forgave, learning, crawled, potty, recited, proposed, anniversary, lol, ate, eating, chosen
mild: extra, arrived, arrival, delivered, package, pregnant, spending, raised, lbs, rediscovered
mild: reorgani*, replaced, praise, appreciated, thanks, opportunity, temple, church, prayed
mild: meditation, series, episode, season, youtube, tv, xbox, playstation, nintendo, computer
mild: laptop, iphone, dating, girlfriend, boyfriend, fiance*, mall, steak, shrimp, oysters
mild: chicken, bacon, eggs, rice, noodles, candy, snack*, beer, cocktail*, weather, finding, gas
mild: coworker, coworkers, submit, bid, purchased, ordered, wild, bunny, hummingbird, horse
mild: horses, cow, goat, goats, turtle, parrot, cuddly, exercising, kite, foxglove*, shells
mild: marmalade, jam, seaside, paddled, draft, parking, benign, tyre, costume, showered
"""
}
