/** One style sheet for all pages, light or dark by the system's setting. */
export const style = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #566575; --line: #d9e0e7; --paper: #fff; --ground: #f3f6f9; --accent: #0b62c4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9eff5; --soft: #a3b2c1; --line: #2d3a48; --paper: #17212c; --ground: #0f1720; --accent: #7cb8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: var(--paper); border-bottom: 1px solid var(--line); }
header div, main { max-width: 60rem; margin: 0 auto; padding: 0.75rem 1rem; }
header strong { display: block; }
header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
header nav a { padding: 0.6rem 0; }
a { color: var(--accent); }
h1 { font-size: 1.5rem; margin: 0.75rem 0 1rem; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 0.5rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 0 0 0.75rem; overflow-x: auto; }
.cards { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
.cards .card { margin: 0; }
.app { display: inline-flex; align-items: center; gap: 0.5rem; font-weight: 600; }
.app::before { content: ""; width: 0.75rem; height: 0.75rem; border-radius: 50%; background: var(--app, var(--accent)); border: 1px solid var(--line); }
.code { font: 600 1.75rem/1.3 ui-monospace, monospace; letter-spacing: 0.15em; }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
.role { margin: 0.75rem 0 0.25rem; font-weight: 600; }
ul.players { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; }
ul.players li { border: 1px solid var(--line); border-radius: 8px; padding: 0.3rem 0.6rem; }
ul.players .badge { font-weight: 700; margin-left: 0.35rem; }
form.grid { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); align-items: end; }
label { display: grid; gap: 0.25rem; min-width: 0; }
label input, label select { width: 100%; min-width: 0; }
input, select, button { font: inherit; min-height: 44px; padding: 0 0.75rem; border-radius: 8px; border: 1px solid var(--line); background: var(--ground); color: var(--ink); max-width: 100%; }
button { background: var(--accent); color: var(--paper); border: 0; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: var(--accent); border: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
