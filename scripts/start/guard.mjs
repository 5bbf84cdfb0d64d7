// Runs one program and makes sure that it ends: on a signal, and also when the script that started us is gone.
import { spawn } from 'node:child_process'

const patienceMs = 5_000
const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
let stopping = false

function stop() {
  if (stopping) return
  stopping = true
  // The program closes its browsers and its runtime itself when it is asked first.
  child.kill('SIGTERM')
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), patienceMs).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
process.on('disconnect', stop)
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.on('exit', (code) => process.exit(stopping ? 0 : code || 1))
