// Written apart from the word lists of `Resources/tact.txt`, before these were: the even lines to
// develop with, the odd ones to test with. A "!" in front marks danger to oneself.

/// What nobody should be cheered for.
let heavySentences = """
  ! I want to die
  ! I don't want to live anymore
  ! i dont want to be here anymore
  ! kms
  ! gonna kms if this goes on
  ! I want to kill myself
  ! Thinking about killing myself again
  ! I tried to kill myself last night
  ! Suicidal thoughts are back
  ! I feel suicidal
  ! I attempted suicide on Sunday
  ! I keep thinking about suicide
  ! I just want it all to end
  ! I want to end it all
  ! I want to end my life
  ! Thinking of ending my life
  ! I can't go on
  ! cant go on like this anymore
  ! I can’t do this anymore, I’m done with life
  ! Everyone would be better off without me
  ! They'd be better off if I was gone
  ! The world would be better without me
  ! Nobody would miss me if I was gone
  ! nobody would notice if i died
  ! I cut myself again
  ! cut my arms last night
  ! I started cutting again
  ! I relapsed and self harmed
  ! Self-harm again after six months
  ! I hurt myself on purpose
  ! I burned myself with a lighter on purpose
  ! I took all the pills
  ! took a whole bottle of pills
  ! I swallowed all my tablets
  ! I overdosed last night
  ! thinking of taking an overdose
  ! I wish I was dead
  ! I wish I were dead
  ! wish i'd never been born
  ! I wish I could go to sleep and never wake up
  ! I hope I don't wake up tomorrow
  ! I don't want to wake up tomorrow
  ! There's no point in living
  ! no reason to live
  ! Life isn't worth living
  ! What's the point of being alive
  ! I have nothing left to live for
  ! I'd rather be dead
  ! I should just die
  ! I deserve to die
  ! I was standing on the bridge wanting to jump
  ! I nearly jumped in front of a train
  ! I wrote my goodbye letters
  ! I've written a suicide note
  ! This is goodbye, I won't be here tomorrow
  ! I have a plan to end it
  ! I have been saving up pills
  ! I don't see a way out except dying
  ! Tired of living
  ! im so tired of being alive
  ! I want to disappear forever
  ! I just want to stop existing
  ! wanna die
  ! I wanna kill myself lol
  ! unalive myself
  ! want to unalive myself
  ! sometimes i think about just driving into a tree
  ! thoughts of hanging myself
  ! I held a knife to my wrist
  ! The urge to cut is so strong tonight
  ! I'm a danger to myself
  ! I don't feel safe with myself tonight
  ! I can't keep living like this
  ! I don't think I can make it through the night
  ! Ready to give up on life
  ! My life is over and I want out
  ! I was going to shoot myself
  ! I tried to hang myself
  ! I starve myself to punish myself
  My dog died today
  My grandmother passed away this morning
  Mom passed last night
  We buried my father today
  The funeral was this afternoon
  Went to my uncle's funeral
  Wrote the eulogy for my best friend
  I miss my mum so much
  Miss you dad
  It's been a year since my brother died
  First Christmas without her
  One month without him
  My cat had to be put down
  We had to put our dog to sleep
  said goodbye to Bella at the vet today
  I lost my baby
  I had a miscarriage
  We lost the pregnancy at 12 weeks
  The baby was stillborn
  My husband left me
  My wife wants a divorce
  Signed the divorce papers
  We broke up
  he broke up with me by text
  She dumped me
  My boyfriend cheated on me
  found out my wife is having an affair
  My heart is broken
  I cried all night
  Cried in the bathroom at work
  can't stop crying
  I cried myself to sleep again
  I have been diagnosed with cancer
  The tumour is malignant
  Mom's cancer is back
  Dad is in intensive care
  My sister had a stroke
  Grandpa had a heart attack
  My son is in the hospital
  My daughter is very ill
  They found a lump in my breast
  The biopsy came back positive
  Starting chemo next week
  Diagnosed with MS today
  My MRI results are bad
  He only has weeks to live
  She is in hospice now
  The doctor says there is nothing more they can do
  My depression is getting worse
  Depressed again
  I feel so empty
  I feel numb
  Feeling hopeless
  I feel worthless
  I hate myself
  I hate my body
  I am such a failure
  I ruined everything
  Panic attack in the lecture
  had a panic attack on the train
  My anxiety is through the roof
  So anxious I can't breathe
  I'm scared
  I am terrified of the results
  Afraid to go home
  I'm afraid he will hurt me
  Scared to sleep alone
  Nightmares again, woke up screaming
  flashbacks all day
  He hit me
  My dad hit me again
  he slapped me in front of the kids
  My partner choked me
  I was raped
  I was sexually assaulted last year
  He touched me and I said no
  My stepfather abused me
  My ex is stalking me
  He threatened to kill me
  Got mugged on the way home
  Somebody broke into our house
  I got bullied at school again
  They laughed at me and called me fat
  My mother screamed at me
  Big fight with my wife
  We fought all evening
  argued with my mum again
  My parents are getting divorced
  My dad doesn't talk to me anymore
  My son won't speak to me
  My best friend stopped talking to me
  I got fired
  I was laid off today
  lost my job
  We are being evicted
  I can't pay the rent
  We lost the house
  The bank is taking our home
  Our house burned down
  I'm homeless since Monday
  I am drowning in debt
  I relapsed
  Relapsed after 90 days sober
  drank again
  I'm drinking too much again
  My brother is using again
  My brother overdosed
  My friend killed himself
  A classmate took his own life
  My cousin committed suicide
  There was a shooting at our school
  The war reached our village
  My uncle was killed in the war
  A car hit my friend
  We had a terrible car accident
  I was in a crash
  My cousin drowned
  My little brother is dying
  Grandma is dying
  The vet says he has days
  My rabbit was dead this morning
  Our cat got run over
  My bird didn't make it
  He didn't make it
  She's gone
  He's gone and I can't believe it
  I will never see him again
  I never got to say goodbye
  Her birthday would have been today
  Visited his grave
  Scattered mum's ashes
  Rest in peace, old friend
  RIP grandpa
  I feel so alone
  I am so lonely
  Nobody cares about me
  I have no friends
  Nobody came to my birthday
  No one called
  I feel like a burden
  Everything hurts
  The pain is unbearable
  I am in so much pain today
  My back pain keeps me in bed
  I can't get out of bed
  Couldn't get out of bed today
  Can't eat, can't sleep
  I threw up after eating again
  I haven't eaten in three days
  I feel guilty for surviving
  It's all my fault
  I regret everything I said to her
  I am so ashamed
  I'm sorry I wasn't there
  I failed my exam
  I failed the exam again
  I got rejected by every school
  They rejected me
  I embarrassed myself in front of everyone
  I'm so angry I could scream
  I hate him for what he did
  My sister stole from me
  My best friend betrayed me
  He lied to me for years
  I was robbed
  My visa was refused and we have to leave
  I lost custody of my kids
  My kids were taken away
  They took my baby away
  My brother went to prison
  My son was arrested
  I can't have children
  The IVF failed again
  The test was negative again, we cried
  I am so tired of fighting
  Worst day of my life
  Terrible day
  Bad day
  Today was awful
  I feel awful
  Feeling down
  feeling really low
  I'm not okay
  im not ok
  I am not doing well
  I don't know what to do anymore
  I can't cope
  I can't take it anymore
  Everything is falling apart
  My world fell apart
  I am overwhelmed and broken
  I broke down in the car
  I had a breakdown
  in the psych ward since Tuesday
  Mum has dementia and didn't know me
  Dad forgot my name
  My dog is missing
  The dog ran away and we can't find him
  My nephew was born too early and is fighting for his life
  my grandad has Alzheimer's
  Dad's surgery went badly
  I have covid and can't breathe
  The cancer has spread
  Lost my grandfather
  lost my best friend to leukemia
  I lost my wife two years ago
  Dead inside
  Nothing makes me happy anymore
  I feel nothing
  I don't feel anything anymore
  I hate my life
  My life is a mess
  MY DOG DIED
  I MISS HER SO MUCH
  mY mOm DiEd
  my dog dieed today
  My grandma passd away
  He is dead.
  I found him dead
  Grieving today
  grief hit me hard in the supermarket
  heartbroken
  devastated
  So sad today
  I am sad
  Sad and tired
  Mourning
  Widowed at 34
  """.split(separator: "\n").map(String.init)
