// Written apart from the word lists of `Resources/tact.txt`, before these were: the even lines to
// develop with, the odd ones to test with. Most have a word that looks heavy.

/// What may be cheered.
let lightSentences = """
  Took a short walk
  Killed it at the gym
  Dying of laughter
  We died laughing
  I nearly died laughing at his joke
  Deadline met
  Met the deadline with a day to spare
  Lost 5 kg
  Lost two pounds this week
  Sick beat, we danced all night
  Beat my fear of heights
  Beat cancer
  Mum beat cancer
  Cancer free for five years today
  I'm in remission
  The tumor is benign
  The biopsy was negative
  Crash course passed
  I could kill for a coffee
  Dying to see her tomorrow
  Dying to try the new bakery
  This cake is to die for
  Killer workout today
  That party was sick
  Dead tired but happy after the hike
  Drop dead gorgeous sunset
  Slept like the dead, feel great
  Shot an arrow and hit the mark
  Hit a new personal best
  Smashed my goal
  Smashed the presentation
  Crushed my workout
  Bombed down the hill on my bike
  The talk was the bomb
  Blew up balloons for the party
  Broke my record
  Broke my personal record in the 10k
  Broke bread with friends
  Broke the ice with the neighbours
  Cut my hair short and love it
  Cut down on sugar
  Cut the grass
  Cut the cake
  I cut out sugar for a week
  Quit smoking
  One year sober today
  90 days sober
  Six months clean
  Not afraid anymore
  I'm not scared of flying anymore
  I was afraid but I passed
  I was so nervous but it went well
  Overcame my fear of speaking
  No panic attack today
  First week without a panic attack
  My anxiety is much better
  I didn't cry today
  Cried tears of joy at the wedding
  Happy tears when she said yes
  We cried with laughter
  My dog is healthy again
  Dog came through the surgery fine
  Surgery went well
  Grandma is out of hospital
  Dad came home from the hospital
  My fever is gone
  My headache is finally gone
  The pain is gone
  Back pain is better
  My cold is over
  Not sick anymore
  Got the all clear from the doctor
  Dentist without fear
  Went to the dentist
  Went to therapy for the first time
  Asked for help
  Told my friend I was struggling
  Called my mum
  Visited grandma
  Made up with my sister after our fight
  We talked and made peace
  Forgave my brother
  Found my lost keys
  Found my lost cat
  My missing dog came home
  Won the fight
  Won the battle against the weeds
  Watched a war movie with dad
  Read a book about grief
  Finished Crime and Punishment
  Watched Die Hard
  Watched The Walking Dead with my roommate
  Finished reading Death on the Nile
  Played Grand Theft Auto
  Killed the boss in Dark Souls
  Killed my opponent's dragon in chess
  My plants are not dead
  The dead plant is growing again
  Changed the dead battery
  Fixed the broken dishwasher
  Fixed the crash bug
  Fixed a memory leak and killed the zombie process
  Killed a bug in the parser
  No bugs left alive in the tracker
  Pain au chocolat for breakfast
  Made a pain perdu
  Had a blast
  Blasted through my inbox
  Shot some hoops
  Shot great photos
  Had a shot of espresso
  Flu shot done
  Hit the gym
  Hit send on the application
  Hit inbox zero
  Hit 10,000 steps
  Punched in early and left early
  Kicked a bad habit
  Kicked off the project
  Beat my brother at chess
  Beat the high score
  Beat the eggs for a cake
  We lost but played well
  Got lost in a good book
  Lost track of time painting
  Lost in music all evening
  Lost my first tooth, said my daughter proudly
  Missed the bus but enjoyed the walk
  Never missed a day of practice
  Didn't miss a single workout this week
  Miss Smith praised my essay
  Passed my driving test
  Passed the exam
  Passed away time playing cards
  I did not fail
  Failed twice, then passed
  Finally fixed the thing that failed all week
  Depressed the button and it worked
  Tropical depression missed us
  Burned 400 calories
  Burned the toast but laughed about it
  Burning fire on the beach with friends
  Fired up the grill
  Fired clay in the kiln
  Hung the pictures
  Hanging out with friends
  Hung out with Sam
  Jumped in the lake
  Jumped off the high board
  Jumped rope for ten minutes
  Skydiving, what a rush
  Took my pills on time
  Took my medication
  Took my vitamins
  Took all the kids to the zoo
  Took a nap
  Slept through the night
  Slept eight hours
  Woke up before the alarm
  Woke up rested
  Got out of bed early
  Got out of bed
  Showered and got dressed
  Ended the day with tea
  Ended my subscription
  Ended the meeting early
  The end of a good book
  Can't stop smiling
  I can't wait for tomorrow
  can't believe I got the job
  I can't go on holiday yet but the tickets are booked
  I want to live by the sea
  I want to die my hair red
  I want to dye my hair
  So happy I could cry
  So happy I could die
  It was so funny I almost died
  I'm dead, that was hilarious
  Mountain nearly killed me but the view was worth it
  This traffic is killing me but I sang along
  Leg day was murder
  My feet are killing me after dancing
  Suffered through the last mile and finished
  Survived my first day
  Survived Monday
  Survived the exam week
  Bloody good dinner
  Bloody Mary with brunch
  Blood donation done
  Gave blood
  Donated blood for the first time
  Wrote my will, finally
  Buried treasure hunt with the kids
  Buried the hatchet with Tom
  Planted bulbs on grandpa's grave and told him stories
  Ghosted some pumpkins for Halloween
  Carved a scary pumpkin
  Watched a scary movie and loved it
  Rode the scary roller coaster
  Graveyard shift done
  Ate a heart attack burger
  Struck a pose
  Stroke of luck today
  Breast stroke, 20 lengths
  Practised my swimming strokes
  Sad movie, great popcorn
  Left work on time
  Left the house before eight
  He left me the last cookie
  She left a nice note on my desk
  My ex paid me back
  Divorce is final and I feel free
  Free at last after the divorce
  Moved out and love my new place
  Debt free
  Paid off my debt
  Paid the last of my student loan
  Cleared the backlog
  No argument with my son today
  Argued my case and won
  Had a hard conversation and it went well
  Hard workout
  Hardest puzzle solved
  Rough night but the baby smiled this morning
  Tired but proud
  Exhausted but happy
  Nothing hurts today
  No pain today
  No tears at bedtime
  Nobody was late
  Nobody can stop me now
  Nobody was hurt
  I'm okay
  I am not sad
  Less sad today
  Feeling less lonely
  Feeling better
  Finally feeling like myself again
  Laughed until it hurt
  Laughed till I cried
  Miserable weather, cosy evening
  Terrible singing, great fun
  Awfully nice neighbours brought soup
  Terribly good ice cream
  Not bad
  Not bad at all
  Had a not so bad day
  Bad hair day but who cares
  Wicked good tacos
  Insanely good run
  Crazy good concert
  Mad about the new album
  Drunk on sunshine
  Drank eight glasses of water
  Drank water instead of wine
  Didn't drink today
  Ran from the cops in tag with the kids
  Arrested by the view
  Robbed the cookie jar with my niece
  Stole a kiss
  Stole second base
  Attacked the dishes
  Attacked my to-do list
  Battled the laundry and won
  Emergency ice cream
  Shattered my old time in the half marathon
  My son learned to ride a bike
  Daughter said her first word
  Finished my thesis
  Cleaned the kitchen
  Cooked dinner for friends
  Sent the email I was dreading
  Did the thing I was scared of
  Faced my fears and called the bank
  Spoke up in the meeting though I was terrified
  Held a spider even though I'm scared of them
  Meditated
  Ran 5k
  Read 20 pages
  Watered the plants
  Wrote a poem about loss
  Hugged my mum
  Dad's test results are fine
  The results were good, nothing serious
  It's not cancer
  The lump is harmless
  Baby and mother are well
  Paid the hospital bill
  Started work as a nurse on the cancer ward
  First day at the hospice as a volunteer
  Helped at the animal shelter
  Adopted a rescue dog
  The suicide squad movie was fun
  Gave a talk on suicide prevention
  Ran the charity race for cancer research
  Visited the war museum
  Learned about the Black Death in history class
  Dressed as a zombie
  Grim Reaper costume finished
  """.split(separator: "\n").map(String.init)
