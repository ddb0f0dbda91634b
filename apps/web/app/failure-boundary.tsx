import { Component, type ReactNode } from 'react'
import { TroublePage } from '../features/trouble/trouble-page.tsx'
import { reportProblem } from '../platform/device/report.ts'
import { raise } from '../platform/state/game.ts'
import { UiProvider } from '../ui/layers/ui-provider.tsx'

/** A page that broke while being drawn says so and offers a fresh start, instead of turning white. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: unknown): void {
    reportProblem(`the page broke: ${error instanceof Error ? error.stack : String(error)}`)
    raise('failed')
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <UiProvider>
        <TroublePage />
      </UiProvider>
    )
  }
}
