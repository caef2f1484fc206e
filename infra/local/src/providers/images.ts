/** The supported databases, as container images. */
export const images = { mysql: 'mysql:8.4', redis: 'redis:7.4' }
