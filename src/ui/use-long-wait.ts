import { useEffect, useState } from 'react';

/** What takes less is not worth a word. */
const shortMs = 300;

/** True once something has been waited for so long that it has to be said, until it is there. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), shortMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
