# The shop as an image: `docker build -t vitrina .`. Without PUBLIC_URL and SECRET_KEY it ends at once and says so; see docs/operating.md,
# "Production" and "In containers".
# At least 24.22.1: older ones decode Brotli past their buffer (docs/decisions/0032).
ARG NODE=24.22.1
FROM node:${NODE}-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE}-bookworm-slim
# Two arenas of memory instead of one for every few threads (tools/lib/paths.mjs).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Longer than DRAIN_SECONDS and the ten seconds that answers under way get.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "server/src/main.ts"]
