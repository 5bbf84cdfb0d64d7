// Made of page-guard.injected.ts and what it imports, by `npm run generate`.
export const pageGuardSource = `(() => {
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

  // shared/domain/targets/page-guard/page-guard.injected.ts
  var page_guard_injected_exports = {};
  __export(page_guard_injected_exports, {
    main: () => main
  });

  // shared/domain/targets/page-guard/background-fetch.ts
  var { deleteProperty } = Reflect;
  var classes = ["BackgroundFetchManager", "BackgroundFetchRegistration", "BackgroundFetchRecord"];
  function guardBackgroundFetch(scope) {
    const registration = scope["ServiceWorkerRegistration"];
    if (registration) deleteProperty(registration.prototype, "backgroundFetch");
    for (let at = 0; at < classes.length; at++) deleteProperty(scope, classes[at] ?? "");
  }

  // shared/domain/targets/page-guard/wrap.ts
  var { defineProperty } = Reflect;
  var NativeProxy = Proxy;
  var withFirst = (address, args) => args.length > 1 ? [address, args[1]] : [address];
  function replaceClass(scope, name, build) {
    const native = scope[name];
    if (typeof native !== "function") return;
    const { prototype } = native;
    const value = new NativeProxy(native, { __proto__: null, construct: build });
    defineProperty(prototype, "constructor", { value, writable: true, configurable: true });
    defineProperty(scope, name, { value, writable: true, configurable: true });
  }
  function replaceFunction(owner, name, run) {
    const native = owner[name];
    if (typeof native !== "function") return;
    const value = new NativeProxy(native, { __proto__: null, apply: run });
    defineProperty(owner, name, { value, writable: true, configurable: true });
  }

  // shared/domain/targets/page-guard/credentials.ts
  var { apply, deleteProperty: deleteProperty2 } = Reflect;
  var asked = ["password", "otp", "digital", "mediation", "signal"];
  var methods = ["get", "create"];
  var classes2 = ["IdentityCredential", "IdentityProvider", "PublicKeyCredential"];
  function guardCredentials(scope) {
    const container = scope["CredentialsContainer"];
    if (!container) return;
    for (let at = 0; at < methods.length; at++)
      replaceFunction(container.prototype, methods[at] ?? "", (target, self, args) => {
        const given = args[0];
        const options = { __proto__: null };
        for (let one = 0; one < asked.length; one++) {
          const name = asked[one] ?? "";
          const value = given?.[name];
          if (value !== void 0) options[name] = value;
        }
        return apply(target, self, [options]);
      });
    for (let at = 0; at < classes2.length; at++) deleteProperty2(scope, classes2[at] ?? "");
  }

  // shared/domain/targets/addresses.ts
  var range = (prefix, bits) => ({ prefix, bits });
  var specialIpv4 = [
    range([0], 8),
    range([10], 8),
    range([100, 64], 10),
    range([127], 8),
    range([168, 63, 129, 16], 32),
    range([169, 254], 16),
    range([172, 16], 12),
    range([192, 0, 0], 24),
    range([192, 0, 2], 24),
    range([192, 31, 196], 24),
    range([192, 52, 193], 24),
    range([192, 88, 99], 24),
    range([192, 168], 16),
    range([192, 175, 48], 24),
    range([198, 18], 15),
    range([198, 51, 100], 24),
    range([203, 0, 113], 24),
    range([224], 3)
  ];
  var globalUnicast = range([8192], 3);
  var specialIpv6 = [
    range([8193, 0], 23),
    range([8193, 3512], 32),
    range([8194], 16),
    range([9760, 79, 32768], 48),
    range([16383, 0], 20)
  ];
  var embedding = [
    range([0, 0, 0, 0, 0, 65535], 96),
    range([100, 65435, 0, 0, 0, 0], 96)
  ];
  var ownIpv6 = range([0, 0, 0, 0, 0, 0, 0, 0], 127);
  function isPublicAddress(host) {
    if (isNumeric(host)) {
      const octets = ipv4Of(host);
      return octets !== void 0 && isPublicIpv4(octets);
    }
    if (!holds(host, ":")) return void 0;
    const groups = ipv6Of(host);
    return groups !== void 0 && isPublicIpv6(groups);
  }
  function isLoopbackAddress(host) {
    const octets = octetsOf(host);
    if (octets) return isOwnIpv4(octets);
    const groups = holds(host, ":") ? ipv6Of(host) : void 0;
    return groups !== void 0 && isIn(groups, ownIpv6, 16);
  }
  function isSameIpv4(one, other) {
    const octets = octetsOf(one);
    const others = octetsOf(other);
    if (!octets || !others) return false;
    for (let at = 0; at < 4; at++) if (octets[at] !== others[at]) return false;
    return true;
  }
  function octetsOf(host) {
    if (isNumeric(host)) return ipv4Of(host);
    const groups = holds(host, ":") ? ipv6Of(host) : void 0;
    return groups && isInOne(groups, embedding, 16) ? lastOctets(groups) : void 0;
  }
  function isOwnIpv4(octets) {
    return octets[0] === 127 || octets[0] === 0;
  }
  function isPublicIpv4(octets) {
    return !isInOne(octets, specialIpv4, 8);
  }
  function isPublicIpv6(groups) {
    if (isInOne(groups, embedding, 16)) return isPublicIpv4(lastOctets(groups));
    const isatap = groups[5] === 24318 && (groups[4] === 0 || groups[4] === 512);
    return isIn(groups, globalUnicast, 16) && !isatap && !isInOne(groups, specialIpv6, 16);
  }
  function lastOctets(groups) {
    const high = groups[6] ?? 0;
    const low = groups[7] ?? 0;
    return [high >> 8, high & 255, low >> 8, low & 255];
  }
  function isInOne(parts, ranges, width) {
    for (let at = 0; at < ranges.length; at++) if (isIn(parts, ranges[at], width)) return true;
    return false;
  }
  function isIn(parts, wanted, width) {
    if (!wanted) return false;
    for (let at = 0; at < wanted.prefix.length; at++) {
      const left = wanted.bits - at * width;
      const ignored = left < width ? width - left : 0;
      if ((parts[at] ?? 0) >> ignored !== (wanted.prefix[at] ?? 0) >> ignored) return false;
    }
    return true;
  }
  function isNumeric(host) {
    for (let at = 0; at < host.length; at++) if (host[at] !== "." && digit(host[at], 10) < 0) return false;
    return host.length > 0;
  }
  function ipv4Of(text) {
    const octets = [0, 0, 0, 0];
    let last = 0;
    let digits = 0;
    for (let at = 0; at < text.length; at++) {
      if (text[at] === ".") {
        if (digits === 0 || ++last > 3) return void 0;
        digits = 0;
      } else {
        const value = (octets[last] ?? 0) * 10 + digit(text[at], 10);
        if (digit(text[at], 10) < 0 || value > 255) return void 0;
        octets[last] = value;
        digits++;
      }
    }
    return last === 3 && digits > 0 ? octets : void 0;
  }
  function ipv6Of(text) {
    const groups = [0, 0, 0, 0, 0, 0, 0, 0];
    let count = 0;
    let gap = -1;
    let at = 0;
    while (at < text.length) {
      if (text[at] === ":") {
        const double = text[at + 1] === ":";
        if (double && gap >= 0) return void 0;
        if (double) gap = count;
        at += double ? 2 : 1;
        continue;
      }
      let end = at;
      while (end < text.length && text[end] !== ":") end++;
      const word = cut(text, at, end);
      const octets = holds(word, ".") ? ipv4Of(word) : void 0;
      if (count > (octets ? 6 : 7) || holds(word, ".") && !octets) return void 0;
      if (octets) {
        groups[count] = (octets[0] ?? 0) * 256 + (octets[1] ?? 0);
        groups[count + 1] = (octets[2] ?? 0) * 256 + (octets[3] ?? 0);
      } else {
        const value = hexadecimal(word);
        if (value < 0) return void 0;
        groups[count] = value;
      }
      count += octets ? 2 : 1;
      at = end;
    }
    if (gap < 0) return count === 8 ? groups : void 0;
    const missing = 8 - count;
    for (let to = 7; to >= gap; to--) groups[to] = to - missing >= gap ? groups[to - missing] ?? 0 : 0;
    return groups;
  }
  function hexadecimal(word) {
    let value = 0;
    for (let at = 0; at < word.length; at++) {
      const one = digit(word[at], 16);
      if (one < 0) return -1;
      value = value * 16 + one;
    }
    return value > 65535 ? -1 : value;
  }
  function digit(sign, base) {
    const digits = "0123456789abcdef";
    const capitals = "0123456789ABCDEF";
    for (let value = 0; value < base; value++)
      if (digits[value] === sign || capitals[value] === sign) return value;
    return -1;
  }
  function cut(text, from, to) {
    let part = "";
    for (let at = from; at < to; at++) part += text[at];
    return part;
  }
  function holds(text, sign) {
    for (let at = 0; at < text.length; at++) if (text[at] === sign) return true;
    return false;
  }

  // shared/domain/targets/names.ts
  var internalNames = [
    "alt",
    "arpa",
    "corp",
    "home",
    "internal",
    "intranet",
    "invalid",
    "lan",
    "local",
    "localdomain",
    "localhost",
    "mail",
    "onion",
    "private",
    "test"
  ];
  function isInternalName(host) {
    for (let at = 0; at < internalNames.length; at++) if (isBelow(host, internalNames[at] ?? "")) return true;
    for (let at = 0; at < host.length; at++) if (host[at] === ".") return false;
    return true;
  }
  var isLocalhost = (host) => isBelow(host, "localhost");
  function isBelow(host, name) {
    const from = host.length - name.length;
    if (from < 0 || from > 0 && host[from - 1] !== ".") return false;
    for (let at = 0; at < name.length; at++) if (host[from + at] !== name[at]) return false;
    return true;
  }

  // shared/domain/targets/judge-host.ts
  function refusalOf(target, { allowPrivate, own }) {
    const host = bareHost(target.host);
    if (!allowPrivate) {
      const literal = isPublicAddress(host);
      if (literal === false) return "The address leads to a private, local or reserved network.";
      if (literal === void 0 && isInternalName(host))
        return "The address names a host of an internal network.";
    }
    for (let at = 0; at < own.length; at++) {
      const one = own[at];
      if (one && isSameMachine(bareHost(one.host), host) && (!allowPrivate || isSamePort(one.port, target.port)))
        return "The address belongs to this service itself.";
    }
    return void 0;
  }
  function isSameMachine(one, other) {
    return one === other || isSelf(one) && isSelf(other) || isSameIpv4(one, other);
  }
  var isSelf = (host) => isLocalhost(host) || isLoopbackAddress(host);
  function isSamePort(own, port) {
    return own === "" ? port === "" || port === "80" || port === "443" : own === port;
  }
  function bareHost(host) {
    let end = host.length;
    while (end > 0 && host[end - 1] === ".") end--;
    const bracketed = host[0] === "[" && host[end - 1] === "]";
    let bare = "";
    for (let at = bracketed ? 1 : 0; at < (bracketed ? end - 1 : end); at++) bare += host[at];
    return bare;
  }

  // shared/domain/targets/page-guard/judge.ts
  function createJudge(policy) {
    const { apply: apply5, getOwnPropertyDescriptor: getOwnPropertyDescriptor2 } = Reflect;
    const NativeURL = URL;
    const toText = String;
    const reader = (name) => getOwnPropertyDescriptor2(URL.prototype, name)?.get;
    const hostOf = reader("hostname");
    const portOf = reader("port");
    const hrefOf = reader("href");
    const { document: page, location: place } = globalThis;
    const baseOf = page && getOwnPropertyDescriptor2(Node.prototype, "baseURI")?.get;
    return (address) => {
      const base = page && baseOf ? apply5(baseOf, page, []) : place.href;
      const url = new NativeURL(toText(address), base);
      const host = apply5(hostOf, url, []);
      const port = apply5(portOf, url, []);
      return refusalOf({ host, port }, policy) === void 0 ? apply5(hrefOf, url, []) : void 0;
    };
  }

  // shared/domain/targets/page-guard/sockets.ts
  var { apply: apply2, construct } = Reflect;
  var Failure = DOMException;
  var dead = "wss://refused.invalid:1/";
  var sockets = ["WebSocket", "WebSocketStream"];
  var peers = ["RTCPeerConnection", "webkitRTCPeerConnection"];
  function guardSockets(scope, judge) {
    for (let at = 0; at < sockets.length; at++)
      replaceClass(scope, sockets[at] ?? "", (target, args, made) => {
        let address;
        try {
          address = judge(args[0]);
        } catch {
          throw new Failure("The URL is invalid.", "SyntaxError");
        }
        return construct(target, withFirst(address ?? dead, args), made);
      });
    replaceClass(scope, "WebTransport", (target, args, made) => {
      const address = judge(args[0]);
      if (address === void 0) throw new Failure("The address is not allowed.", "SecurityError");
      return construct(target, withFirst(address, args), made);
    });
  }
  function guardPeers(scope) {
    const nowhere = { __proto__: null, iceTransportPolicy: "relay" };
    for (let at = 0; at < peers.length; at++)
      replaceClass(
        scope,
        peers[at] ?? "",
        (target, _args, made) => construct(target, [nowhere], made)
      );
    const connection = scope["RTCPeerConnection"];
    if (connection)
      replaceFunction(
        connection.prototype,
        "setConfiguration",
        (target, self) => apply2(target, self, [nowhere])
      );
  }

  // shared/domain/targets/page-guard/speculation.ts
  var { apply: apply3, getOwnPropertyDescriptor } = Reflect;
  function guardSpeculation(scope) {
    const page = scope["document"];
    if (!page) return;
    const NativeObserver = scope["MutationObserver"];
    const descriptor = (name, member) => {
      const { prototype } = scope[name];
      return getOwnPropertyDescriptor(prototype, member);
    };
    const method = (name, member) => descriptor(name, member)?.value;
    const setAttribute = method("Element", "setAttribute");
    const remove = method("Element", "remove");
    const observe = method("MutationObserver", "observe");
    const countOf = descriptor("NodeList", "length")?.get;
    const watch = (root, query2, attributes2) => {
      const clear = () => {
        const rules = apply3(query2, root, ['script[type*="speculationrules" i]']);
        const count = apply3(countOf, rules, []);
        for (let at = 0; at < count; at++) {
          apply3(setAttribute, rules[at], ["type", "text/plain"]);
          apply3(remove, rules[at], []);
        }
      };
      const options = { __proto__: attributes2, childList: true, subtree: true };
      apply3(observe, new NativeObserver(clear), [root, options]);
    };
    watch(page, method("Document", "querySelectorAll"), { __proto__: null, attributeFilter: ["type"] });
    const query = method("DocumentFragment", "querySelectorAll");
    const attributes = { __proto__: null, attributes: true };
    replaceFunction(
      scope["Element"].prototype,
      "attachShadow",
      (target, self, args) => {
        const root = apply3(target, self, args);
        watch(root, query, attributes);
        return root;
      }
    );
  }

  // shared/domain/targets/page-guard/page-guard.injected.ts
  var { apply: apply4 } = Reflect;
  function main(policy) {
    const judge = createJudge(policy);
    const install = (scope) => {
      guardSockets(scope, judge);
      if (!policy.allowPrivate) guardPeers(scope);
      replaceFunction(scope, "open", open);
      const page = scope["Document"];
      if (page)
        replaceFunction(
          page.prototype,
          "open",
          (target, self, args) => args.length > 2 ? open(target, self, args) : apply4(target, self, args)
        );
      if (policy.allowPrivate) return;
      guardCredentials(scope);
      guardBackgroundFetch(scope);
      guardSpeculation(scope);
    };
    const open = (target, self, args) => {
      const opened = apply4(target, self, args);
      try {
        if (opened) install(opened);
      } catch {
      }
      return opened;
    };
    install(globalThis);
    return true;
  }
  return __toCommonJS(page_guard_injected_exports);
})();
return injected.main
})()`
