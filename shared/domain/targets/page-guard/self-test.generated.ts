// Made of self-test.injected.ts and what it imports, by `npm run generate`.
export const selfTestSource = `(() => {
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

  // shared/domain/targets/page-guard/self-test.injected.ts
  var self_test_injected_exports = {};
  __export(self_test_injected_exports, {
    main: () => main
  });
  async function main({
    address,
    allowPrivate
  }) {
    const isRefused = (url) => new URL(url).hostname === "refused.invalid";
    const frame = document.createElement("iframe");
    document.documentElement.appendChild(frame);
    const scopes = { document: window, frame: frame.contentWindow };
    const open = [];
    for (const [name, scope] of Object.entries(scopes)) {
      if (!isRefused(new scope.WebSocket(address).url)) open.push(\`sockets of a \${name}\`);
      if (allowPrivate) continue;
      if (new scope.RTCPeerConnection().getConfiguration().iceTransportPolicy !== "relay")
        open.push(\`WebRTC of a \${name}\`);
      const rules = scope.document.createElement("script");
      rules.type = "speculationrules";
      rules.text = '{"prefetch":[]}';
      scope.document.documentElement.appendChild(rules);
      await Promise.resolve();
      if (rules.isConnected) open.push(\`speculation rules of a \${name}\`);
    }
    const code = \`postMessage(new WebSocket(\${JSON.stringify(address)}).url)\`;
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    const told = await new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve("about:blank");
    });
    worker.terminate();
    if (!isRefused(told)) open.push("sockets of a worker");
    return open;
  }
  return __toCommonJS(self_test_injected_exports);
})();
return injected.main
})()`
