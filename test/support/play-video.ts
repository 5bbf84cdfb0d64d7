import type { Browser } from '@cloudflare/puppeteer'

export interface Played {
  /** Seconds, as the player reads it from the file. */
  duration: number
  width: number
  height: number
  /** How far one can seek, in seconds. */
  seekableTo: number
  /** True when it played to its end without an error. */
  ended: boolean
  /** A picture hash at each of the asked times. */
  pictures: string[]
}

/** Plays a video in a real browser from its link, as a person would: seeks to times (seconds; negative from the end), then plays to the end. */
export async function playVideo(browser: Browser, url: string, times: number[]): Promise<Played> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(playInPage, url, times)
  } finally {
    await page.close()
  }
}

async function playInPage(url: string, times: number[]): Promise<Played> {
  const video = document.createElement('video')
  const happens = (event: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(event, resolve, { once: true })
      video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'unknown')), {
        once: true,
      })
    })
  video.muted = true
  video.crossOrigin = 'anonymous'
  video.src = url
  await happens('loadedmetadata')
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  const context = canvas.getContext('2d')
  const pictures: string[] = []
  for (const time of times) {
    video.currentTime = time < 0 ? video.duration + time : time
    await happens('seeked')
    // The position is reached a moment before its picture is on show.
    await Promise.race([
      new Promise((resolve) => video.requestVideoFrameCallback(resolve)),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ])
    context?.drawImage(video, 0, 0)
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    let hash = 0
    for (let at = 0; at < pixels.length; at += 4) hash = (Math.imul(hash, 31) + (pixels[at] ?? 0)) | 0
    pictures.push(String(hash))
  }
  video.currentTime = 0
  await happens('seeked')
  const end = happens('ended')
  await video.play()
  await end
  const { duration, videoWidth: width, videoHeight: height, ended } = video
  return { duration, width, height, seekableTo: video.seekable.end(0), ended, pictures }
}
