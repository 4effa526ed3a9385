export function takeLock(file: string): (() => void) | null;
