-- Which of a primary and its standbys takes the writes: the one that may be written to and has a standby that
-- confirms. A primary that came back without standbys is therefore no writer, and could not acknowledge a write.
-- Run once at each server, before it replicates: mariadb -u root -p < mysql-replication.sql
--
-- HAProxy calls `role` at each server as the user 'haproxy', who has no password (its check cannot tell one) and no
-- other right: let MariaDB's port be reached from the application's machines alone.

SET SESSION sql_log_bin = 0;

CREATE DATABASE IF NOT EXISTS failover;

-- Counts the promotions: of two servers whose histories parted, the one with the higher number holds the valid one.
-- `leader` was promoted last, by its name in MYSQL_NODES: the only one that a promotion may do without.
CREATE TABLE IF NOT EXISTS failover.promotions (
  id TINYINT NOT NULL PRIMARY KEY,
  number INT NOT NULL,
  leader VARCHAR(255)
) ENGINE = InnoDB;

INSERT IGNORE INTO failover.promotions (id, number) VALUES (1, 0);

DELIMITER //
CREATE OR REPLACE PROCEDURE failover.role()
  SQL SECURITY DEFINER
BEGIN
  DECLARE standbys INT;
  SELECT VARIABLE_VALUE INTO standbys FROM information_schema.GLOBAL_STATUS
    WHERE VARIABLE_NAME = 'RPL_SEMI_SYNC_MASTER_CLIENTS';
  SELECT IF(@@GLOBAL.read_only = 0 AND @@GLOBAL.rpl_semi_sync_master_enabled = 1 AND standbys > 0,
    'role=writer', 'role=standby') AS answer;
END //
DELIMITER ;

CREATE USER IF NOT EXISTS 'haproxy'@'%';
GRANT EXECUTE ON PROCEDURE failover.role TO 'haproxy'@'%';
