// Imported into a program of others (`node --import`), so that it ends when whoever started it is gone.
import { whenParentEnds } from './parent.mjs'

const patienceMs = 5000

whenParentEnds(() => {
  // It closes its browsers and its runtime itself when it is asked.
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref()
})
