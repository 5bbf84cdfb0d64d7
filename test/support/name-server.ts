import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

const types = { A: 1, AAAA: 28 }
const unknownName = 3

/**
 * A name server of this machine (RFC 1035, by UDP) that answers with what `addressesOf` says of a name at that moment, and lets nobody keep it. IPv4 only; an empty
 * list is a name that nobody knows, and null one of which nothing is answered.
 */
export async function startNameServer(addressesOf: (name: string) => readonly string[] | null) {
  const queries: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    queries.push(name)
    const addresses = addressesOf(name)
    if (!addresses) return
    const records = type === types.A ? addresses.map(recordOf) : []
    const header = new DataView(new ArrayBuffer(12))
    header.setUint16(0, viewOf(query).getUint16(0))
    header.setUint16(2, 0x8180 | (addresses.length === 0 ? unknownName : 0))
    header.setUint16(4, 1)
    header.setUint16(6, records.length)
    const answer = [new Uint8Array(header.buffer), query.subarray(12, end), ...records]
    socket.send(Buffer.concat(answer), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address() as AddressInfo
  return { at: `127.0.0.1:${port}`, asked: () => [...queries], close: () => void socket.close() }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

function questionOf(query: Uint8Array) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(new TextDecoder('latin1').decode(query.subarray(at + 1, at + 1 + length)))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: viewOf(query).getUint16(at + 1), end: at + 5 }
}

/** The name is the one at byte 12; nobody may keep the answer (TTL 0). */
const recordOf = (address: string) =>
  Buffer.from([0xc0, 12, 0, types.A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
