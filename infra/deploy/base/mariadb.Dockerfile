# MariaDB in the place of MySQL: the same variables, folders and user as the image mysql:8.4. Made by make-base-images.sh.
FROM localhost/debian:bookworm
RUN groupadd --system --gid 999 mysql && useradd --system --uid 999 --gid 999 --home-dir /var/lib/mysql mysql \
  && apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mariadb-server-core mariadb-client \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc/* /var/lib/mysql \
  && mkdir -p /var/lib/mysql /run/mysqld && chown mysql:mysql /var/lib/mysql /run/mysqld && chmod 1777 /run/mysqld
COPY mariadb-entrypoint.sh /usr/local/bin/
VOLUME /var/lib/mysql
EXPOSE 3306
ENTRYPOINT ["bash", "/usr/local/bin/mariadb-entrypoint.sh"]
