/** Variables that a build is given; `process.env`, or what a test puts in its place. */
export type Environment = Readonly<Record<string, string | undefined>>;
