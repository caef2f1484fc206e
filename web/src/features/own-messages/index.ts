export { MessagesScreen as ownMessages } from './messages-screen.tsx'
