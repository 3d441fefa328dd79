/** The download page of each app, by slug. Plain addresses without affiliate marks. */
const sites: Readonly<Record<string, string>> = {
  dream11: "https://www.dream11.com/",
  myfab11: "https://www.myfab11.com/",
  vision11: "https://www.vision11.com/",
  my11circle: "https://www.my11circle.com/",
  myteam11: "https://www.myteam11.com/",
};

/** Undefined for an unknown slug. */
export const siteOf = (slug: string): string | undefined =>
  Object.hasOwn(sites, slug) ? sites[slug] : undefined;
