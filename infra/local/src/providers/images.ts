/** The databases that the product is made for, where they run as containers. */
export const images = { mysql: 'mysql:8.4', redis: 'redis:7.4' }
