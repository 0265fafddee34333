// The code and its editor, loaded when they come into view, or when the user's own code has to run.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { complain } from '../../ui/announce.tsx';
import type { Model } from './model.ts';

export function Later({ model }: { model: Model }) {
    const place = useRef<HTMLDivElement>(null);
    const [loaded, setLoaded] = useState<{ Code: ComponentType<{ model: Model }> }>();
    const wanted = useRef(false);
    const load = (): void => {
        if (wanted.current) return;
        wanted.current = true;
        import('./code.tsx').then(setLoaded, complain);
    };
    useEffect(() => { // once, when it is in view or nearly
        const observer = new IntersectionObserver((entries) => { if (entries.some((it) => it.isIntersecting)) load(); }, { rootMargin: '100px' });
        observer.observe(place.current!);
        return () => observer.disconnect();
    }, []);
    const own = !!model.state.value.code;
    useEffect(() => { if (own) load(); }, [own]);
    return loaded ? <loaded.Code model={model} /> : <div class="parts-code" ref={place}><p class="parts-more">The same in code …</p></div>;
}
