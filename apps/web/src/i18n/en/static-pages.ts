/**
 * The pages that only inform. Long texts: loaded with the pages, not with the catalogue. Nothing here that was not
 * measured, and nothing about money.
 */
export const staticPages = {
  aboutLead: "Teamwright turns a match and your opinion into many exact, unique teams, on your own device.",
  aboutWhat: "What it does",
  aboutWhatOne:
    "You choose the players, the captains, the split between the sides and the credits. Teamwright counts every team that your choices allow, then draws as many of them as you ask for, each one different.",
  aboutWhatTwo:
    "It works for cricket, football, basketball and kabaddi. The teams are made, kept, filtered and scored on your device, offline too. They are not sent to us.",
  aboutExact: "What exact means",
  aboutExactText:
    "The number of possible teams is counted, not guessed. Ask for more than exist and you get all that exist. When none exists you see which rule to loosen and what that would give.",
  aboutNot: "What it is not",
  aboutNotText:
    "Teamwright is a free tool. There are no fees, no prizes and no contests in it, and it cannot promise a result: nobody knows how a match ends.",
  contactLead:
    "Accounts, plans and first passwords are given by your admin. Ask the person who gave you your phone number's account.",
  contactWhen: "When something does not work",
  contactWhenOne: "Say which match, what you chose and what you saw. A screenshot helps.",
  contactWhenTwo: "Never send a password or a one-time code to anybody. Nobody of Teamwright asks for it.",
  contactData: "Your data",
  contactDataText:
    "Your teams lie on your device only. Your account holds a phone number, a name, an e-mail address and your plans; an admin can correct or remove it.",
  refundLead: "There is nothing to refund: Teamwright takes no money.",
  refundText:
    "Plans are granted by admins, for a number of days, at no charge in the application. There are no fees, no deposits and no purchases, so no payment can fail or be returned.",
  refundWarning: "If somebody asks you for money in the name of Teamwright, it is not us. Tell your admin.",
  tipsLead: "Habits that make good use of the half hour before the deadline.",
  tipOneTitle: "Wait for the line-ups",
  tipOne:
    "A player who is not in the eleven scores nothing. The Lineups out mark comes by itself while the page is open.",
  tipTwoTitle: "Few fixed players",
  tipTwo:
    "Each fixed player is in every team. If that player fails, all your teams do. One to three is usually enough.",
  tipThreeTitle: "Watch the exact count",
  tipThree:
    "The number of possible teams stands on every step. When it falls sharply, the last choice was the strong one.",
  tipFourTitle: "Spread the captains",
  tipFour:
    "The captain counts double. Four to six candidates, shared equally or by your own percentages, keep teams apart.",
  tipFiveTitle: "More than one split",
  tipFive: "Sides of 5-6 and 6-5 together cover matches that turn either way better than one split alone.",
  tipSixTitle: "Look before you print",
  tipSix:
    "Analytics shows in how many teams each player is. If that is not what you meant, change the strategy, not the teams.",
  howLead: "From a match to your teams in six steps.",
  howOneTitle: "Choose a match",
  howOne: "Home lists the matches by time with their countdowns. The card is the button.",
  howOnePicture: "Home: a list of matches with both sides, their countdowns and badges such as Lineups out.",
  howTwoTitle: "Choose your players",
  howTwo:
    "Take everybody who could be in one of your teams. The bar at the top counts players, sides and possible teams.",
  howTwoPicture:
    "Choose players: the announced players are ticked, the bar above shows players, split and teams possible.",
  howThreeTitle: "Fixed players, captains, vice-captains",
  howThree:
    "Fixed players are in every team. Captains and vice-captains are candidates: each team gets one of each.",
  howThreePicture: "Captain: four candidates are ticked, each row with the player's captain percentage.",
  howFourTitle: "Sides, combinations and credits",
  howFour:
    "Say how many players may come from each side and role, and how many credits a team may use. Each choice shows how many teams it allows.",
  howFourPicture: "Partition: cards of splits such as 5-6, each with the number of teams it allows.",
  howFiveTitle: "Enter Number of Teams",
  howFive:
    "Read your strategy once more as sentences, ask for as many teams as you want, and press Generate Teams.",
  howFivePicture:
    "Your strategy as sentences, with the exact number of teams possible, ready for a number of teams.",
  howSixTitle: "Use them",
  howSix:
    "Filter, analyse, print or copy the teams. They stay in My matches, and after the match they get their points.",
  howSixPicture:
    "500 teams as cards: number, credits, split, combination and the players by role with captain and vice-captain.",
};
