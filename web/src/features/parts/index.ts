export { PartsScreen } from './parts-screen.tsx'
