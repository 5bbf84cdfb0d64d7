import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { receiveUpload } from '../../shared/kernel/streamed-upload.ts'

const megabyte = 2 ** 20
const pieceBytes = 64 * 1024
/** What the store of files takes for a part. */
const storingMs = 50

/** Collects what nobody holds any more: when it would be collected by itself differs from run to run. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/**
 * What uploads hold of memory at most while they are taken in at once, heap and buffers, in MB: by the code of the product, in a process that does nothing
 * else. The senders share one piece, so that they hold nothing themselves.
 */
export async function heldMb(uploads: number, size: number): Promise<number> {
  const collect = collector()
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / megabyte
  }
  const before = used()
  let most = before
  const look = () => void (most = Math.max(most, used()))
  const accept = () => ({ maxBytes: size, sentence: 'It is too large.' })
  const take = async () => {
    look()
    await sleep(storingMs)
  }
  await Promise.all(Array.from({ length: uploads }, () => receiveUpload(sending(size), { accept, take })))
  return most - before
}

function sending(size: number): Request {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="large.pptx"\r\n\r\n'
  const piece = new Uint8Array(pieceBytes).fill(65)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    async pull(controller) {
      // As over a network: others have their turn between two pieces.
      await sleep(1)
      if (sent < size) controller.enqueue(piece)
      else {
        controller.enqueue(Buffer.from('\r\n--b--\r\n'))
        controller.close()
      }
      sent += pieceBytes
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}
