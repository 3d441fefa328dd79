/** Circles between folders. Tests are left out: they import what they need. */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-folder-circles",
      severity: "error",
      comment: "packages, server, sandbox: folders import each other in no circle, not even by types",
      scope: "folder",
      from: { path: "^(packages/[^/]+|apps/(server|sandbox))/src/" },
      to: { circular: true },
    },
    {
      name: "no-folder-circles-web",
      severity: "error",
      comment: "web: folders import each other in no circle, not even by types",
      scope: "folder",
      from: { path: "^apps/web/src/" },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};
