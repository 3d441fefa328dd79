import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Words that attackers try first, beside the library's list: generic, Indian names and places, sports. */
const words = `
password passwort passw0rd p@ssword p@ssw0rd pass passwd secret letmein welcome login logmein admin administrator root
master access default guest user users test tester testing demo sample hello helloworld hi iloveyou loveyou love lovely
mylove myself mypassword nopassword whatever nothing anything monkey dragon tiger lion eagle shadow sunshine princess
prince king queen angel baby babygirl babyboy flower summer winter spring autumn monday friday sunday superman batman
spiderman ironman hulk thor avengers pokemon naruto starwars matrix ninja hunter killer warrior soldier jordan michael
michelle jennifer jessica ashley daniel david charlie thomas robert andrew joshua matthew anthony william george harley
buster ginger pepper cookie chocolate banana orange apple mango cheese coffee pizza computer internet google facebook
instagram whatsapp youtube twitter amazon flipkart paytm android iphone samsung nokia xiaomi windows microsoft linux
qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwaszx abcd abcdef abcdefg abc a1b2c3 aaaa aaaaaa
football soccer cricket basketball kabaddi hockey tennis baseball messi ronaldo neymar dhoni msdhoni sachin tendulkar
kohli virat viratkohli rohit hitman sehwag dravid ganguly dream11 fantasy fantasycricket my11circle myteam11 ipl csk rcb
mumbai mumbaiindians kolkata chennai delhi bangalore bengaluru hyderabad punjab rajasthan gujarat lucknow india bharat
indian hindustan jaihind jaishreeram jaishriram ganesh ganesha krishna radhe radheradhe shiva mahadev omnamahshivaya om
sairam saibaba hanuman bajrang allah bismillah inshallah jesus jesuschrist god waheguru rahul rohan amit ankit ajay vijay
sanjay sunil anil raju raja rani priya pooja puja neha anjali kavita sunita sita gita suresh ramesh mahesh ganesh dinesh
rajesh mukesh deepak sandeep pradeep kuldeep sachin arjun karan vikram prakash santosh manoj kumar sharma verma singh
gupta patel reddy rao khan ali ahmed mohammed muhammad imran salman shahrukh srk aamir akshay prabhas allu pawan mahi
papa mama maa mummy mom mother father dad family friend friends bestfriend forever lucky luck freedom money rich boss
hero star superstar rockstar champion winner legend gamer player game games teamwright team teams player11 eleven
`
  .trim()
  .split(/\s+/);

/** What people append to a word. */
const endings = [
  "1", "2", "7", "01", "11", "12", "18", "21", "22", "45", "69", "77", "99", "00", "007", "10", "101", "111", "123",
  "1234", "12345", "123456", "321", "786", "143", "420", "555", "777", "999", "1!", "!", "@", "#", "@1", "@12", "@123",
  "@1234", "@12345", "#1", "#123", "_1", "_123", ".123", "!123", "@11", "@007", "2020", "2021", "2022", "2023", "2024",
  "2025", "2026", "2027", "@2023", "@2024", "@2025", "@2026",
]; // prettier-ignore

/** Below this number of guesses a password is refused. Five random characters, the shortest allowed, need more. */
const MIN_GUESSES = 100_000;
/** The cost of the estimate grows with the length; what follows cannot make a password weaker. */
const CHECKED_LENGTH = 32;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password that is set: the library and its list take 100 ms and 40 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, words, endings },
    graphs: adjacencyGraphs,
    maxLength: CHECKED_LENGTH,
  });
}

/**
 * Whether a password is guessed soon: known passwords, our words with common endings, repetitions, runs of the keyboard
 * or of digits, dates, and the account's own phone number.
 */
export async function isCommonPassword(password: string, phone: string): Promise<boolean> {
  if (password.includes(phone) || phone.includes(password)) return true;
  estimator ??= loadEstimator();
  return (await estimator).check(password, [phone]).guesses < MIN_GUESSES;
}
