# Debian's Redis 7.0 with the folders and the user of the image redis:7. Made by make-base-images.sh.
FROM localhost/debian:bookworm
RUN groupadd --system --gid 999 redis && useradd --system --uid 999 --gid 999 --home-dir /data redis \
  && apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-tools \
  && ln -s redis-check-rdb /usr/bin/redis-server \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc/* && mkdir /data && chown redis:redis /data
WORKDIR /data
VOLUME /data
EXPOSE 6379
CMD ["redis-server"]
