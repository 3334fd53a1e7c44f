/** As much as is used: the package comes with the first `npm run bench`. */
declare module 'lighthouse' {
  export default function lighthouse(
    address: string,
    flags: object,
  ): Promise<
    { lhr: { runtimeError?: object; categories: Record<string, { score: number | null }> } } | undefined
  >;
}
