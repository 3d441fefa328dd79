#!/bin/sh
# collect.sh FROM TO: copies what the server needs to run, of a built repository, into a new folder. The image and the
# installation without containers have the same content.
set -eu
from=$1
to=$2
# Over an older version, its files would stay and its pages would still be served.
if [ -n "$(ls -A "$to" 2>/dev/null)" ]; then
  echo "collect.sh: $to is not empty; give a new folder" >&2
  exit 1
fi
mkdir -p "$to/apps/web" "$to/apps/server" "$to/ops/image"
cp "$from/package.json" "$from/package-lock.json" "$from/.npmrc" "$from/NOTICE" "$from/CHANGELOG.md" "$to/"
cp -r "$from/apps/web/dist" "$to/apps/web/dist"
cp "$from/apps/web/package.json" "$to/apps/web/"
cp -r "$from/apps/server/bin" "$from/apps/server/src" "$from/apps/server/package.json" "$to/apps/server/"
cp "$from/ops/image/health.mjs" "$to/ops/image/"
# Workspaces that the server imports. The others are needed as folders only, for the lock file.
for folder in "$from"/packages/*/; do
  name=$(basename "$folder")
  mkdir -p "$to/packages/$name"
  (cd "$folder" && tar -cf - --exclude=node_modules .) | (cd "$to/packages/$name" && tar -xf -)
done
mkdir -p "$to/apps/sandbox" "$to/tests" "$to/bench"
(cd "$from/apps/sandbox" && tar -cf - --exclude=node_modules .) | (cd "$to/apps/sandbox" && tar -xf -)
cp "$from/tests/package.json" "$to/tests/"
cp "$from/bench/package.json" "$to/bench/"
# The libraries of the server alone, from the lock file; --ignore-scripts: none of them needs a step of its own.
cd "$to"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace apps/server --workspace apps/sandbox
# Tests and their data are not part of the program.
find apps packages -name node_modules -prune -o \( -name '*.test.ts' -o -name '*.test.tsx' \) -exec rm {} +
