import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

const types = { A: 1, AAAA: 28 }
const unknownName = 3

/**
 * A name server of this machine (RFC 1035, by UDP) that answers with what `addressesOf` says of a name at that moment, and lets nobody keep it. IPv4 only; an empty
 * list is a name that nobody knows.
 */
export async function startNameServer(addressesOf: (name: string) => readonly string[]) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    asked.push(name)
    const addresses = addressesOf(name)
    const records = type === types.A ? addresses.map(recordOf) : []
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (addresses.length === 0 ? unknownName : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address() as AddressInfo
  return { at: `127.0.0.1:${port}`, asked: () => [...asked], close: () => void socket.close() }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** The name is the one at byte 12; nobody may keep the answer (TTL 0). */
const recordOf = (address: string) =>
  Buffer.from([0xc0, 12, 0, types.A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
