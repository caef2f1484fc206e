export const Runs = () => null
