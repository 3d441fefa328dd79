/** JSON teams of one attempt, without the brackets around them; a file's attempts are numbered from 0. */
interface TeamsText {
  readonly attempt: number;
  readonly text: string;
}

/** Depths of nested values in a data file: the account, the attempts, and an attempt's teams. */
const ACCOUNT = 1;
const ATTEMPTS = 3;
const ATTEMPT = 4;
const TEAMS = 5;

/**
 * Takes a data file's text in pieces and separates the teams, which are most of it, from the rest. So the file is never
 * in memory as a whole, and no piece of it takes long to parse. Whether the parts are JSON shows when they are parsed.
 */
export class FileParts {
  /** The file without teams and account, which an import does not use. Whole after the last piece. */
  frame = "";
  #depth = 0;
  #inString = false;
  #escaped = false;
  #key: string | null = null;
  /** By depth: whether the value is a list, whether a key comes next, and the last key. */
  readonly #isList: boolean[] = [];
  readonly #keyNext: boolean[] = [];
  readonly #keys: string[] = [];
  #attempt = -1;
  #inTeams = false;
  #inAccount = false;
  /** The start of a team whose end is in the next piece. */
  #rest = "";

  /** Reads a piece; returns the teams that end in it. */
  push(piece: string): TeamsText[] {
    const parts: TeamsText[] = [];
    let from = 0;
    let cut = -1;
    const endTeams = (end: number): void => {
      const text = this.#rest + piece.slice(from, end);
      if (text.trim() !== "") parts.push({ attempt: this.#attempt, text });
      this.#rest = "";
    };
    for (let at = 0; at < piece.length; at++) {
      const char = piece[at];
      if (this.#inString) {
        this.#readString(char ?? "");
        continue;
      }
      if (char === '"') this.#beginString();
      else if (char === "{" || char === "[") {
        this.#open(char === "[");
        if (!this.#beginsTeams()) continue;
        this.frame += piece.slice(from, at + 1);
        this.#inTeams = true;
        from = at + 1;
        cut = -1;
      } else if (char === "}" || char === "]") {
        if (this.#inTeams && this.#depth === TEAMS) {
          endTeams(at);
          this.#inTeams = false;
          from = at;
        } else if (this.#endAccount()) from = at;
        this.#depth -= 1;
      } else if (char === ",") {
        if (this.#inTeams && this.#depth === TEAMS) cut = at;
        else if (this.#endAccount()) from = at;
        this.#keyNext[this.#depth] = !this.#isList[this.#depth];
      } else if (char === ":") {
        this.#keyNext[this.#depth] = false;
        if (this.#depth !== ACCOUNT || this.#keys[ACCOUNT] !== "account") continue;
        this.frame += piece.slice(from, at + 1);
        this.#inAccount = true;
      }
    }
    if (this.#inTeams) {
      if (cut >= from) {
        endTeams(cut);
        from = cut + 1;
      }
      this.#rest += piece.slice(from);
    } else if (!this.#inAccount) this.frame += piece.slice(from);
    return parts;
  }

  #beginString(): void {
    this.#inString = true;
    this.#key = this.#keyNext[this.#depth] === true && this.#depth <= ATTEMPT ? "" : null;
  }

  #readString(char: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (char === "\\") this.#escaped = true;
    else if (char === '"') {
      this.#inString = false;
      if (this.#key !== null) this.#keys[this.#depth] = this.#key;
      return;
    }
    if (this.#key !== null) this.#key += char;
  }

  #open(list: boolean): void {
    this.#depth += 1;
    this.#isList[this.#depth] = list;
    this.#keyNext[this.#depth] = !list;
    if (this.#depth === ATTEMPT && this.#isList[ATTEMPTS] === true && this.#keys[ATTEMPTS - 1] === "attempts")
      this.#attempt += 1;
  }

  /** A list was opened that is the teams of an attempt of the device. */
  #beginsTeams(): boolean {
    const [, device, attempts, , teams] = this.#keys;
    return (
      this.#depth === TEAMS &&
      this.#isList[TEAMS] === true &&
      this.#isList[ATTEMPT] === false &&
      this.#isList[ATTEMPTS] === true &&
      device === "device" &&
      attempts === "attempts" &&
      teams === "teams"
    );
  }

  #endAccount(): boolean {
    if (!this.#inAccount || this.#depth !== ACCOUNT) return false;
    this.#inAccount = false;
    this.frame += "null";
    return true;
  }
}

/** Characters of a piece: some ten teams. */
const PIECE = 4096;

/** The file's text in pieces, with the share of the file that they end. */
export async function* piecesOf(file: Blob): AsyncGenerator<readonly [piece: string, share: number]> {
  const reader = file
    .stream()
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .getReader();
  let doneCount = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      for (let from = 0; from < next.value.length; from += PIECE) {
        const piece = next.value.slice(from, from + PIECE);
        doneCount += piece.length;
        yield [piece, Math.min(1, doneCount / file.size)];
      }
  } finally {
    await reader.cancel();
  }
}
