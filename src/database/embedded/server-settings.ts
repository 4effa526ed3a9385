/**
 * What the embedded server is started with. It shares a small machine with the shop, so memory is
 * modest; what a promise rests on (an acknowledged order survives the loss of power) is said here
 * although it is the default, so that nobody finds it switched off in a file.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",

  max_connections: "60",
  shared_buffers: "128MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  // Workers in parallel exchange rows through /dev/shm, of which a container has 64 MB.
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  // Compiling a query takes longer than any query of the shop.
  jit: "off",
  io_method: "sync",

  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // One process that hangs must not hold a lock on the shop's rows for ever.
  tcp_keepalives_idle: "60",
  client_connection_check_interval: "10s",
};
