export { MessagesScreen as messages } from './messages-screen.tsx'
