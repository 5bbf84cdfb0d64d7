// Made of encoder.injected.ts and what it imports, by `npm run generate`.
export const encoderSource = `(() => {
"use strict";
var injected = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // workers/features/hosted-runs/evidence/encoder.injected.ts
  var encoder_injected_exports = {};
  __export(encoder_injected_exports, {
    main: () => main
  });

  // workers/features/hosted-runs/evidence/encoder-page.ts
  async function start({ width, height }) {
    const scope = globalThis;
    if (typeof VideoEncoder === "undefined") return false;
    const config = {
      codec: "vp8",
      width,
      height,
      bitrate: 1e6,
      framerate: 10,
      latencyMode: "realtime"
    };
    const { supported } = await VideoEncoder.isConfigSupported(config);
    if (!supported) return false;
    if (scope.recorder?.encoder.state === "configured") scope.recorder.encoder.close();
    const recorder = {
      canvas: new OffscreenCanvas(width, height),
      picture: void 0,
      chunks: [],
      failure: void 0,
      lastKeyAtMs: -Infinity,
      opened: false,
      encoder: new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          let binary = "";
          for (let i = 0; i < bytes.length; i += 8192)
            binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
          recorder.chunks.push({ data: btoa(binary), key: chunk.type === "key", atMs: chunk.timestamp / 1e3 });
        },
        error: (error) => {
          recorder.failure = String(error);
        }
      })
    };
    recorder.encoder.configure(config);
    scope.recorder = recorder;
    return true;
  }
  async function encode(frames, flush, keyEveryMs) {
    const { recorder } = globalThis;
    if (!recorder) throw new Error("No video was started");
    const { canvas, encoder } = recorder;
    for (const [index, { data, mediaType = "image/jpeg", atMs }] of frames.entries()) {
      if (data !== void 0) {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        recorder.picture?.close();
        recorder.picture = await createImageBitmap(new Blob([bytes], { type: mediaType }));
      }
      const { picture } = recorder;
      if (!picture || recorder.failure !== void 0) continue;
      const fits = picture.width === canvas.width && picture.height === canvas.height;
      const context = fits && recorder.opened ? null : canvas.getContext("2d", { alpha: false });
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const last = flush && index === frames.length - 1;
      const times = recorder.opened ? [atMs] : last ? [0, atMs] : [0];
      if (!recorder.opened && !last && context) {
        const { data: bytes } = context.getImageData(0, 0, canvas.width, canvas.height);
        const pixels = new Uint32Array(bytes.buffer);
        if (pixels.every((pixel) => pixel === pixels[0])) continue;
      }
      recorder.opened = true;
      for (const time of times) {
        const frame = new VideoFrame(fits ? picture : canvas, { timestamp: Math.round(time * 1e3) });
        const keyFrame = time - recorder.lastKeyAtMs >= keyEveryMs;
        if (keyFrame) recorder.lastKeyAtMs = time;
        encoder.encode(frame, { keyFrame });
        frame.close();
      }
    }
    const handed = frames.length;
    if (flush) await encoder.flush();
    else
      for (let turn = 0; turn < 20 && recorder.chunks.length < handed; turn++)
        await new Promise((resolve) => setTimeout(resolve, 5));
    if (recorder.failure !== void 0) throw new Error(recorder.failure);
    return recorder.chunks.splice(0);
  }

  // workers/features/hosted-runs/evidence/outline-page.ts
  async function outline({ data, mediaType, box }) {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: mediaType }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("This browser cannot draw");
    const margin = 4;
    const [x, y] = [Math.max(1, box.x - margin), Math.max(1, box.y - margin)];
    const width = Math.min(canvas.width - 1, box.x + box.width + margin) - x;
    const height = Math.min(canvas.height - 1, box.y + box.height + margin) - y;
    context.drawImage(picture, 0, 0);
    context.fillStyle = "rgb(0 0 0 / 12%)";
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (width > 0 && height > 0) {
      context.drawImage(picture, x, y, width, height, x, y, width, height);
      for (const [colour, thickness] of [
        ["#ffffff", 5],
        ["#d6006c", 3]
      ]) {
        context.strokeStyle = colour;
        context.lineWidth = thickness;
        context.strokeRect(x, y, width, height);
      }
    }
    picture.close();
    const png = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    let binary = "";
    for (let i = 0; i < png.length; i += 8192) binary += String.fromCharCode(...png.subarray(i, i + 8192));
    return btoa(binary);
  }

  // workers/features/hosted-runs/evidence/encoder.injected.ts
  var main = () => ({ start, encode, outline });
  return __toCommonJS(encoder_injected_exports);
})();
return injected.main
})()`
