import type { NameGroup } from "./clubs.ts";
import { pick } from "./random.ts";

interface NamePool {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** First and last names of one region; the people are invented. */
const pools: Readonly<Record<NameGroup, NamePool>> = {
  india: {
    first:
      words(`Aarush Advik Bhavin Chirag Devansh Eeshan Farhan Girish Harshal Ishwar Jatin Kavish Lakshit Madhav
      Nakul Omkar Pranav Rachit Samarth Tanmay Uday Vihaan Yuvan Zubair Balveer Gurnoor Raghav Sarthak Tejas Anirban`),
    last: words(`Bhatnagar Chaturvedi Deshpande Ghoshal Hegde Kulshreshtha Lokhande Mahapatra Nambiar Oberoi Pillai
      Ranganathan Saxena Tiwary Upadhyay Vaidya Wagle Bordoloi Chitnis Dhanraj Gaekwad Iyengar Kotwal Mundra Parekh
      Randhawa Sodhi Talwar Virdi Bhandari`),
  },
  isles: {
    first:
      words(`Alfie Barnaby Callum Dominic Elliot Finlay Gareth Hamish Ivor Jasper Kieran Lachlan Morgan Niall
      Oswin Piers Rhodri Silas Tobias Wilfred`),
    last: words(`Ashdown Blackwell Carrick Dunmore Ellery Fairclough Glynn Hargreave Innes Jessop Kirwan Langstaff
      Merriden Northcote Ormsby Pemberton Quayle Ravensworth Stanhope Thirlwall Uttley Wetherby`),
  },
  islands: {
    first:
      words(`Akeem Dacre Delroy Earlan Fitzroy Javaughn Kemarni Leroi Marlon Nevaro Odain Raheem Shamari Tavares
      Winslow Zavier`),
    last: words(`Ambrister Bellefleur Cumberland Deveaux Espeut Forrester Gittens Hinkson Lashley Maynard Nurse
      Padmore Rawlins Sealy Trotman Weekes`),
  },
  south: {
    first: words(
      `Aidan Beau Corbin Darcy Eamon Flynn Harrison Jarrah Koa Lincoln Mitchell Nash Reuben Tane Wiremu Zane`,
    ),
    last: words(`Aldercott Baxendale Coverdale Dunstan Edgecombe Faleolo Gillespie Hollingworth Ihaka Kerrigan
      Lonsdale Mataira Northey Prendergast Rangihuna Stapleton Tulloch Wainwright`),
  },
  europe: {
    first:
      words(`Anders Bastien Casimir Dario Emil Fabrice Goran Henrik Iker Joost Kaspar Lorenzo Mateusz Nikola
      Oskar Pavel Rune Stefano Tomas Viktor`),
    last: words(`Adamczak Bergqvist Cavallaro Dragovic Eskildsen Fontanelle Grabowski Hellstrom Iversen Jurisic
      Kovalenko Lindqvist Marchetti Novotny Ostergaard Petrosyan Rasmussen Sandoval Tavernier Verhoeven Zielonka`),
  },
  africa: {
    first:
      words(`Abasi Bongani Chidi Dabulamanzi Ekow Farai Gamba Jabari Kwabena Lethabo Mandla Nkosi Obinna Sipho
      Tendai Uchenna Vusi Zuberi`),
    last: words(`Adeyemo Boateng Chikwanda Dlaminiso Ekpo Fofanah Gumede Ibekwe Kamara Lekota Mabuza Nkemelu
      Okonjo Radebeh Sisuluma Tshabangu Umeh Zwanepo`),
  },
  gulf: {
    first:
      words(`Arash Babak Daniyar Emran Farid Habib Idris Javad Kamran Luqman Naveed Parviz Qasem Rustam Shahab
      Tariq Yunus Zafar`),
    last: words(`Ahmadzadeh Barakzoi Dehghanian Farrokhpour Ghorbanlou Hotaki Jamshidian Karimpour Lodhian Mangalzai
      Niazmand Orakzada Popalwal Rahmanian Sahebzad Tanoliwal Wardaki Yousefpour`),
  },
  america: {
    first:
      words(`Amari Brock Cortez DeAndre Emerson Franklin Garrison Holden Isaiah Jalen Keenan Lamont Marquise
      Nolan Orlando Preston Quincy Roderick Terrell Vance`),
    last: words(`Abernathy Bridgewater Castellano Dunleavy Ellsworth Fairbanks Greyson Holloway Ingersoll Jefferies
      Kingsbury Lockridge Montague Nightingale Overstreet Pennington Rutledge Standish Thibodeau Winfield`),
  },
};

/** Names for a club, none of them used before. No two share a family name, so that initials identify them. */
export function namesFor(
  groups: readonly NameGroup[],
  count: number,
  takenNames: ReadonlySet<string>,
  random: () => number,
): string[] {
  const names: string[] = [];
  const usedNames = new Set<string>();
  while (names.length < count) {
    const pool = pools[pick(groups, random)];
    const first = pick(pool.first, random);
    const last = pick(pool.last, random);
    if (usedNames.has(first) || usedNames.has(last) || takenNames.has(`${first} ${last}`)) continue;
    usedNames.add(first).add(last);
    names.push(`${first} ${last}`);
  }
  return names;
}
