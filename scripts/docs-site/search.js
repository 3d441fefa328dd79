// The search of the site. The library and the texts load at the first use; both are scripts, because a page that was opened as a
// file may not fetch.
(() => {
  const MAX_RESULTS = 12;
  /** Characters of a result's text. */
  const EXCERPT = 160;
  const { root } = document.currentScript.dataset;
  const form = document.querySelector("form[role=search]");
  const input = form.querySelector("input");
  const list = form.querySelector("ol");
  const status = form.querySelector("output");
  form.hidden = false;

  const loadScript = (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = root + file;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${file} did not load`));
      document.head.append(script);
    });

  let index;
  const loadIndex = () =>
    (index ??= Promise.all([loadScript("minisearch.js"), loadScript("sections.js")]).then(() => {
      const sections = new globalThis.MiniSearch({
        idField: "href",
        fields: ["heading", "page", "text"],
        storeFields: ["page", "heading", "text"],
        searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
      });
      sections.addAll(globalThis.siteSections);
      return sections;
    }));

  /** The text around the first of the words that were found, from the beginning of a word. */
  const excerptOf = (text, [term = ""]) => {
    const at = text.toLowerCase().indexOf(term) - EXCERPT / 3;
    const from = at > 0 ? text.indexOf(" ", at) + 1 : 0;
    const to = from + EXCERPT < text.length ? text.lastIndexOf(" ", from + EXCERPT) : text.length;
    return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  };

  const itemOf = ({ id, page, heading, text, terms }) => {
    const link = document.createElement("a");
    link.href = root + id;
    const [name, words] = [document.createElement("strong"), document.createElement("span")];
    name.textContent = heading === page ? page : `${page}: ${heading}`;
    words.textContent = excerptOf(text, terms);
    link.append(name, words);
    const item = document.createElement("li");
    item.append(link);
    return item;
  };

  const show = (results, query) => {
    list.replaceChildren(...results.slice(0, MAX_RESULTS).map(itemOf));
    list.hidden = results.length === 0;
    const count =
      results.length > MAX_RESULTS ? `the first ${MAX_RESULTS} of ${results.length}` : results.length;
    status.textContent =
      query === "" ? "" : results.length === 0 ? `Nothing found for "${query}".` : `Sections found: ${count}`;
  };

  const search = async () => {
    const query = input.value.trim();
    const sections = await loadIndex().catch(() => null);
    if (query !== input.value.trim()) return;
    if (sections === null) status.textContent = "The search did not load.";
    else show(query === "" ? [] : sections.search(query), query);
  };
  input.addEventListener("focus", () => void loadIndex().catch(() => undefined));
  input.addEventListener("input", () => void search());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      show([], "");
      input.focus();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea")) return;
    event.preventDefault();
    input.focus();
  });
  // A result on the page that is open, or a tap beside the list.
  document.addEventListener("click", ({ target }) => {
    if (target.closest("form[role=search]") === null || target.closest("ol a") !== null) show([], "");
  });
})();
