import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepInstallOffer } from '../install/install-prompt.ts'
import { registerWorker } from '../install/register-worker.ts'
import { takeWord } from '../platform/device/last-word.ts'
import { launch } from '../platform/device/launch.ts'
import { markLoad } from '../platform/device/load-marks.ts'
import { noteMoves } from '../platform/device/move.ts'
import { reportErrors, reportProblem } from '../platform/device/report.ts'
import { retried } from '../platform/device/retried.ts'
import { keptTextSize, showTextSize } from '../platform/device/text-size.ts'
import { openTexts } from '../platform/language/texts.ts'
import { followAddress } from '../platform/pages/overlays.ts'
import { enterGame, useGame } from '../platform/state/game.ts'
import { showToast } from '../ui/layers/show-toast.ts'
import { App } from './app.tsx'
import { FailureBoundary } from './failure-boundary.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

/** Most come to the own site and need neither. */
const loadArrival = retried(() => import('../platform/hosts/arrive.ts'))
const loadAhead = retried(() => import('./look-ahead.ts'))
const loadRenewal = retried(() => import('../platform/device/push-device.ts'))
const loadDirect = retried(() => import('../platform/server/direct.ts'))

async function start(): Promise<void> {
  showTextSize(keptTextSize())
  noteMoves()
  reportErrors()
  registerWorker()
  keepInstallOffer()
  markLoad('preboot')
  await openTexts((key) => reportProblem(`no text for ${key}`))
  followAddress()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <FailureBoundary>
          <App />
        </FailureBoundary>
      </QueryClientProvider>
    </StrictMode>,
  )
  const word = takeWord()
  if (word !== null) showToast({ text: word, icon: 'check' })
  markLoad('boot')
  if (launch === null) await enterGame()
  else await loadArrival().then(({ arrive }) => arrive())
  const { info, player } = useGame.getState()
  // Nobody waits for them: what has not come by then comes when it is needed.
  if (info && player) void loadAhead().then(({ lookAhead }) => lookAhead(info))
  if (player?.push && !info?.visited) void loadRenewal().then(({ renewDevice }) => renewDevice())
  if (info?.directDomain && player)
    await loadDirect().then(({ goDirect }) => goDirect(info.directDomain ?? '', player.id))
}

void start()
