import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { treeOf } from './kill-tree.ts'

/** The TCP ports on which a process or anything it started listens; none where the system does not say (only Linux does, by `/proc`). */
export function listeningPorts(pid: number): number[] {
  if (!existsSync('/proc/net/tcp')) return []
  const sockets = new Set(treeOf(pid).flatMap(socketsOf))
  const lines = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
  const ports = lines
    .filter(([, , , state, , , , , , inode]) => state === '0A' && sockets.has(`socket:[${inode}]`))
    .map(([, local = '']) => Number.parseInt(local.split(':')[1] ?? '', 16))
  return [...new Set(ports)]
}

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).flatMap((name) => {
      try {
        return [readlinkSync(`${folder}/${name}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}
