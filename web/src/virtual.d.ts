declare module 'virtual:endpoints' {
  const endpoints: import('./api/client.ts').Endpoints
  export default endpoints
}
declare module 'virtual:staff-endpoints' {
  const endpoints: import('./api/client.ts').Endpoints
  export default endpoints
}
