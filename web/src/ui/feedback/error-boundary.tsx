import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface Props {
  fallback: ReactNode
  children: ReactNode
}

/** Shows `fallback` when anything inside breaks or cannot be loaded, until the address changes. */
export function ErrorBoundary(props: Props) {
  const { key, pathname } = useLocation()
  return <Boundary {...props} address={key + pathname} />
}

class Boundary extends Component<Props & { address: string }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ address }: { address: string }) {
    if (this.state.isBroken && address !== this.props.address) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
