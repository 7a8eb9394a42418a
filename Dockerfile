# Builds the website and serves it with Caddy:
#   docker build --tag website .
#   docker run --rm --publish 8080:8080 website
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /site
RUN chown node:node /site
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev
COPY --chown=node:node . .
# The rules for headers and redirects are written as Caddy reads them, unless site.yaml names another host.
RUN grep -q '^hosting:' site.yaml || sed -i '1i hosting: caddy' site.yaml
RUN npx site build

FROM caddy:2.10.2-alpine
COPY --from=build /site/dist /srv
COPY <<EOF /etc/caddy/Caddyfile
{
	admin off
	auto_https off
}
:8080 {
	root * /srv
	import /srv/_hosting/Caddyfile
}
EOF
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER nobody
EXPOSE 8080
HEALTHCHECK CMD wget --quiet --spider http://127.0.0.1:8080/ || exit 1
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
