# Debian's Caddy 2.6 with the capability that the image caddy:2 has, and Pebble, Let's Encrypt's test server, for the
# tests. Made by make-base-images.sh.
FROM localhost/debian:bookworm
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends caddy pebble libcap2-bin \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc/*
EXPOSE 80 443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
