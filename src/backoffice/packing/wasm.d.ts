/** WebAssembly is imported for its address. */
declare module "*.wasm?url" {
  export const address: string;
  export default address;
}
