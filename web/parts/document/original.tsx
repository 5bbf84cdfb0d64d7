import { useEffect } from 'preact/hooks'
import { texts } from '../../texts/en/document.ts'
import type { FilePlace } from '../files/types.ts'
import { useRead } from '../read.ts'

const earlyMs = 5 * 60_000
const soonestMs = 60_000

/** The way to the file as it was given, or to the page that it was fetched from. A link that ends soon is asked for anew. */
export function Original({ place, fileId }: { place: FilePlace; fileId: string }) {
  const { reading, again } = useRead(() => place.preview(fileId), [fileId])
  const now = reading.value
  const expiresAt = now.state === 'ready' ? now.value.expiresAt : null
  useEffect(() => {
    if (expiresAt === null) return
    const timer = setTimeout(
      () => void again(),
      Math.max(soonestMs, Date.parse(expiresAt) - Date.now() - earlyMs),
    )
    return () => clearTimeout(timer)
  }, [expiresAt])
  if (now.state !== 'ready') return null
  const { url, kind } = now.value
  // What a page was fetched from is somebody else's text: nothing but a web address may be followed.
  if (!/^https?:\/\//.test(url)) return null
  return (
    <a class="button" href={url} target="_blank" rel="noopener noreferrer">
      {kind === 'source' ? texts.source : texts.original}
    </a>
  )
}
