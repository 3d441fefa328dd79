# The server with the built web application. docs/installation.md says how it runs and what was tried.
FROM node:26-slim AS build
WORKDIR /app
COPY . .
# .npmrc of the repository pins versions; the lock file decides. The build needs the development packages.
RUN npm ci --no-audit --no-fund \
 && npm run build -w apps/web \
 && ops/image/collect.sh /app /image

FROM node:26-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/var/lib/teamwright \
    HOST=0.0.0.0 \
    PORT=3000
COPY --from=build /image /opt/teamwright
RUN mkdir -m 700 /var/lib/teamwright && chown node:node /var/lib/teamwright \
 && ln -s /opt/teamwright/apps/server/bin/teamwright.mjs /usr/local/bin/teamwright
USER node
WORKDIR /var/lib/teamwright
VOLUME /var/lib/teamwright
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "/opt/teamwright/ops/image/health.mjs"]
ENTRYPOINT ["node", "/opt/teamwright/apps/server/bin/teamwright.mjs"]
CMD ["serve"]
# Last, so that another version or commit reuses every layer.
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Teamwright" \
      org.opencontainers.image.description="Makes many good fantasy teams for a match from a strategy" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
