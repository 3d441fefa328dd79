declare global {
  /** What the server uses of the part of the platform that TypeScript describes for browsers only. */
  namespace WebAssembly {
    interface Module {
      readonly [Symbol.toStringTag]: string;
    }
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

export {};
