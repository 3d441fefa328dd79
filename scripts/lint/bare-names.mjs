// A rule of oxlint: a participle or a pronoun alone does not name a thing ("kept", "own"); with a noun it does
// ("keptTeams", "ownTeams"). A scope of five lines may have one: the reader sees its origin.

/** A participle is any word in -ed but these nouns and verbs. */
const NO_PARTICIPLES = new Set(
  "bed bleed breed creed deed embed exceed feed greed hundred indeed need proceed red reed seed shed speed succeed weed".split(
    " ",
  ),
);
/** Without those that are nouns or verbs here as well: "bound", "cut", "left" (a side), "put", "read", "set". */
const IRREGULAR = new Set(
  (
    "begun bent bought broken brought built caught chosen done drawn driven fallen felt forgotten found frozen given gone " +
    "grown held hidden kept known laid led lent lost made meant met paid proven said seen sent shown sold sought spent " +
    "spoken stolen stuck sunk taken taught thrown told torn understood undone withdrawn won worn written"
  ).split(" "),
);
const PRONOUNS = new Set(
  (
    "it its itself own mine ours theirs yours hers his them they he she him her we us you both these those which what " +
    "who whose whom"
  ).split(" "),
);
/** Words that are names all the same, by reason. */
const ALLOWED = new Map([
  ["checked", "an attribute of HTML"],
  ["disabled", "an attribute of HTML"],
  ["hidden", "an attribute of HTML"],
  ["required", "an attribute of HTML"],
]);
const MAX_SCOPE = 5;
/** Types are nouns wherever they stand: no participle, no pronoun. */
const TYPE_WORDS =
  /^(?:[A-Z][a-z]+ed|Both|Chosen|Drawn|Given|Kept|Known|Own|Read|Seen|Sent|Shown|Taken|Told|Waiting|Which|Written)$/;
const NOUNS = new Set(["Feed", "Need", "Seed", "Speed"]);

const linesOf = ({ loc }) => loc.end.line - loc.start.line + 1;

const isBareWord = (name) =>
  !ALLOWED.has(name) &&
  (PRONOUNS.has(name) || IRREGULAR.has(name) || (/^[a-z]+ed$/.test(name) && !NO_PARTICIPLES.has(name)));

/** A shorthand takes the name that the property has in its type. */
const isShorthand = (identifier) => {
  const property =
    identifier.parent?.type === "AssignmentPattern" ? identifier.parent.parent : identifier.parent;
  return property?.type === "Property" && property.shorthand === true;
};

const bareNames = {
  meta: { type: "suggestion" },
  create: (context) => ({
    "Program:exit": () => {
      for (const scope of context.sourceCode.scopeManager.scopes)
        for (const { name, defs } of scope.variables)
          for (const { type, name: identifier } of defs) {
            const isBare =
              type === "Type"
                ? TYPE_WORDS.test(name) && !NOUNS.has(name)
                : type !== "ImportBinding" &&
                  isBareWord(name) &&
                  !isShorthand(identifier) &&
                  linesOf(scope.block) > MAX_SCOPE;
            if (!isBare) continue;
            context.report({ node: identifier, message: `"${name}" alone names no thing: add what it is.` });
          }
    },
  }),
};

/** One thing has one name in the whole repository: what a constant is not called, and what it is called. */
const OTHER_NAMES = [
  [/^(?:MOST|LEAST|FEWEST|LONGEST|SHORTEST|LARGEST|SMALLEST)(?:_|$)/, "a bound begins with MAX_ or MIN_"],
  [/(?:^|_)PATIENCE$/, "say what is counted: a limit of time, of tries"],
  [/^(?:DAY|HOUR|MINUTE)(?:_MINUTES|_SECONDS)?$/, "it is in @teamwright/domain/durations"],
];

const oneName = {
  meta: { type: "suggestion" },
  create: (context) => ({
    "Program:exit": () => {
      if (context.filename.endsWith("/durations.ts")) return;
      for (const scope of context.sourceCode.scopeManager.scopes)
        for (const { name, defs } of scope.variables)
          for (const { type, name: identifier } of defs) {
            const [, advice] = OTHER_NAMES.find(([pattern]) => pattern.test(name)) ?? [];
            if (type === "Variable" && advice !== undefined)
              context.report({ node: identifier, message: `"${name}": ${advice}.` });
          }
    },
  }),
};

const plugin = { meta: { name: "house" }, rules: { "bare-names": bareNames, "one-name": oneName } };
export default plugin;
