-- Which node of a Galera group takes the writes: a row that all nodes hold, so that all HAProxies agree.
-- Run once, at any node: mariadb -u root -p < mysql-galera.sql
--
-- HAProxy calls `role` at each node as the user 'haproxy', who has no password (its check cannot tell one) and no
-- other right: let MariaDB's port be reached from the application's machines alone.
-- A node takes the row when its holder has left the group. Only a node within the majority can write the row, and of
-- two that try, Galera's certification lets one succeed: two writers cannot be. A holder that comes back finds
-- another name in the row and stays a standby. To move the writes by hand, stop the holder.

CREATE DATABASE IF NOT EXISTS failover;

CREATE TABLE IF NOT EXISTS failover.writer (
  id TINYINT NOT NULL PRIMARY KEY,
  node VARCHAR(64) NOT NULL
) ENGINE = InnoDB;

INSERT IGNORE INTO failover.writer (id, node) VALUES (1, @@wsrep_node_name);

DELIMITER //
CREATE OR REPLACE PROCEDURE failover.role()
  SQL SECURITY DEFINER
BEGIN
  DECLARE holder VARCHAR(64);
  DECLARE is_ready, is_present INT;
  -- 4: has all writes. 2: so does one that hands its data to another; while rsync copies them, it answers nothing.
  SELECT COUNT(*) = 3 INTO is_ready FROM information_schema.GLOBAL_STATUS
    WHERE (VARIABLE_NAME = 'WSREP_READY' AND VARIABLE_VALUE = 'ON')
      OR (VARIABLE_NAME = 'WSREP_CLUSTER_STATUS' AND VARIABLE_VALUE = 'Primary')
      OR (VARIABLE_NAME = 'WSREP_LOCAL_STATE' AND VARIABLE_VALUE IN ('2', '4'));
  SELECT node INTO holder FROM failover.writer WHERE id = 1;
  SELECT COUNT(*) INTO is_present FROM mysql.wsrep_cluster_members WHERE node_name = holder;
  IF is_ready AND NOT is_present THEN
    -- Its commit fails where another node was first: the call then ends with an error, which is no 'writer'.
    UPDATE failover.writer SET node = @@wsrep_node_name WHERE id = 1 AND node = holder;
    SELECT node INTO holder FROM failover.writer WHERE id = 1;
  END IF;
  SELECT IF(is_ready AND holder = @@wsrep_node_name, 'role=writer', 'role=standby') AS answer;
END //
DELIMITER ;

CREATE USER IF NOT EXISTS 'haproxy'@'%';
GRANT EXECUTE ON PROCEDURE failover.role TO 'haproxy'@'%';
