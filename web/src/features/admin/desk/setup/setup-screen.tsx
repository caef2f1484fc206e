export const ReviewSetupScreen = () => null
