/** The oldest Node that can install the pinned one. */
const OLDEST_INSTALLER = 18

/** The package of the pinned Node for a machine, whether it exists or not. */
export const nodePackageFor = ({ platform, arch }) => `node-${platform}-${arch}`

/**
 * Why this machine cannot run the project, as one line with the remedy, or null. `machine` is a Node process. If
 * `manifest`, the project's package.json, pins no Node for it, its own must fit.
 */
export function refusalOf(machine, { engines, optionalDependencies }) {
  if (machine.platform === 'win32') return 'On Windows, run this inside WSL: wsl --install -d Debian'
  const isPinned = nodePackageFor(machine) in optionalDependencies
  const oldest = isPinned ? OLDEST_INSTALLER : majorOf(engines.node)
  if (majorOf(machine.version) >= oldest) return null
  const way = machine.platform === 'darwin' ? 'run: brew install node' : 'install it'
  return `Missing: Node ${oldest} or later (this is ${machine.version}). Please ${way}.`
}

const majorOf = (version) => Number(/\d+/.exec(version)[0])
