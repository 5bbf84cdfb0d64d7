import { startBrowser } from '../../support/browser/start-browser.ts'

interface PageOptions {
  html: string
  /** Dots per inch of the scan. */
  dpi: number
  type?: 'png' | 'jpeg'
}

/** Draws pages of A4 (or what else their CSS says) with a real Chromium, as a scanner with so many dots per inch sees them. */
export async function pageDrawer() {
  const browser = await startBrowser()
  const tab = await browser.newPage()
  return {
    async draw({ html, dpi, type = 'png' }: PageOptions): Promise<Uint8Array> {
      await tab.setViewport({ width: 794, height: 1123, deviceScaleFactor: dpi / 96 })
      await tab.setContent(`<body style="margin:80px;font:12pt/1.4 serif">${html}</body>`)
      return tab.screenshot(type === 'png' ? { type } : { type, quality: 75 })
    },
    /** The grey pixels of a picture, turned by so many degrees: from 0 (black) to 255. */
    async pixels(png: Uint8Array, degrees = 0) {
      const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
      const { width, height, grey } = (await tab.evaluate(turnedPixels(address, degrees))) as {
        width: number
        height: number
        grey: string
      }
      return { width, height, grey: new Uint8Array(Buffer.from(grey, 'base64')) }
    },
    close: () => browser.close(),
  }
}

const turnedPixels = (address: string, degrees: number) => `(async () => {
  const picture = new Image()
  picture.src = ${JSON.stringify(address)}
  await picture.decode()
  const isOnSide = ${degrees} % 180 === 90
  const canvas = document.createElement('canvas')
  canvas.width = isOnSide ? picture.height : picture.width
  canvas.height = isOnSide ? picture.width : picture.height
  const paper = canvas.getContext('2d')
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.translate(canvas.width / 2, canvas.height / 2)
  paper.rotate(${degrees} * Math.PI / 180)
  paper.drawImage(picture, -picture.width / 2, -picture.height / 2)
  const { data } = paper.getImageData(0, 0, canvas.width, canvas.height)
  const grey = new Uint8Array(data.length / 4)
  for (let at = 0; at < grey.length; at++) grey[at] = data[4 * at]
  return { width: canvas.width, height: canvas.height, grey: grey.toBase64() }
})()`
