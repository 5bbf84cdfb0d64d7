import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const guard = resolve('scripts/start/guard.mjs')

function start(program: string) {
  const child = fork(guard, [process.execPath, '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    child,
    ended,
    firstLine: () => once(child.stdout!, 'data').then(([chunk]) => String(chunk).trim()),
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !isZombie(pid)
}

/** An ended process keeps its number until its parent asks for it, and a container's first process may take its time. */
function isZombie(pid: number) {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''))
  } catch {
    return false
  }
}

async function gone(pid: number) {
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 20) await sleep(20)
  return !isAlive(pid)
}

const forEver = 'console.log(process.pid); setInterval(() => {}, 1000)'

test('the program is stopped when the guard is asked to stop', async () => {
  const { child, ended, firstLine } = start(forEver)
  const pid = Number(await firstLine())
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await gone(pid)).toBe(true)
})

test('the program is stopped when the script that started it is gone', async () => {
  const { child, ended, firstLine } = start(forEver)
  const pid = Number(await firstLine())
  child.disconnect()
  expect(await ended).toBe(0)
  expect(await gone(pid)).toBe(true)
})

test('a program that does not listen is ended all the same', async () => {
  const { child, ended, firstLine } = start(`process.on('SIGTERM', () => {}); ${forEver}`)
  const pid = Number(await firstLine())
  child.kill('SIGTERM')
  await ended
  expect(await gone(pid)).toBe(true)
})

test('a program that ends by itself is never a success', async () => {
  expect(await start('process.exit(3)').ended).toBe(3)
  expect(await start('process.exit(0)').ended).toBe(1)
})
